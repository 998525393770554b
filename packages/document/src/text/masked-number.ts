/** The signs that stand for most of a number, and what is left of it: "****7044", "7715 20** **** 4483", "xxxx-xxxx-6120". */
const MASKED = /^(?=.*[*xX#•]{2})[\d*xX#•.() -]{2,}\d{3}$/;

/** True for a number of which only the end, or its beginning and end, are shown. */
export const isMasked = (text: string): boolean => MASKED.test(text);
