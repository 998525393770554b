/** The signs that stand for most of a number, and what is left of it: "****7044", "6018 55** **** 2207", "xxxx-xxxx-3308". */
const MASKED = /^(?=.*[*xX#•]{2})[\d*xX#•.() -]{2,}\d{3}$/;

/** True for a number of which only the end, or its beginning and end, are shown. */
export const isMasked = (text: string): boolean => MASKED.test(text);
