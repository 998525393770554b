/** What each capability takes, as the browser can check before sending. The service decides by content. */
export interface UploadRules {
  types: string[];
  accept: string;
  hint: string;
}

const MEGABYTE = 2 ** 20;
const IMAGE_LIMIT = 5 * MEGABYTE;
const PDF_LIMIT = 10 * MEGABYTE;

export const DOCUMENT_RULES: UploadRules = {
  types: ["pdf", "png", "jpg", "jpeg", "webp", "gif", "tif", "tiff"],
  accept: "application/pdf,image/png,image/jpeg,image/webp,image/gif,image/tiff",
  hint: "PDF to 10 MB and 20 pages; PNG, JPEG, WebP, GIF or TIFF to 5 MB",
};

export const SKETCH_RULES: UploadRules = {
  types: ["pdf", "png", "jpg", "jpeg", "webp", "gif"],
  accept: "application/pdf,image/png,image/jpeg,image/webp,image/gif",
  hint: "A photo, scan or PDF of a sketch: PDF to 10 MB; PNG, JPEG, WebP or GIF to 5 MB",
};

/** Why a file cannot be sent, in words, or null. Saves the way to the service for what is sure to be refused. */
export function refusal(file: { name: string; size: number }, rules: UploadRules): string | null {
  const ending = file.name.toLowerCase().split(".").at(-1) ?? "";
  if (file.name.includes(".") && !rules.types.includes(ending)) {
    return `Files of type .${ending} cannot be read. ${rules.hint}.`;
  }
  if (file.size === 0) return "The file is empty. Choose another one.";
  const limit = ending === "pdf" ? PDF_LIMIT : IMAGE_LIMIT;
  if (file.size > limit) {
    const megabytes = (file.size / MEGABYTE).toFixed(1);
    return `The file has ${megabytes} MB; at most ${limit / MEGABYTE} MB are taken. Save it smaller and try again.`;
  }
  return null;
}
