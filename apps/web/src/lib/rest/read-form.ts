import { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { ServiceError } from "@inkform/services/service-error";
import { MAX_UPLOAD_BYTES } from "@inkform/services/upload-size";
import { declaredLength, MAX_DRAIN_BYTES, MAX_FORM_BYTES } from "./upload-bounds";

export interface Form {
  fields: Record<string, string>;
  /** The part named `file`: at most one byte more than any file may have, which tells it is too large. */
  file: { bytes: Uint8Array; name: string | undefined } | null;
}

const MAX_FILE_BYTES = MAX_UPLOAD_BYTES + 1;
const MAX_FIELD_BYTES = 8192;
const MAX_PARTS = 20;
const MAX_NAME = 255;

const invalid = (message: string): ServiceError => new ServiceError("invalid_request", message);

const tooLarge = (): ServiceError =>
  new ServiceError("file_too_large", "Send a PDF of at most 10 MB or an image of at most 5 MB.", {
    param: "file",
  });

/**
 * Reads a multipart form as it streams in. Never more than one file of the largest size is in memory.
 * @throws ServiceError `invalid_request` for another content type or a broken form, `file_too_large`
 *   for a form that says it is larger than any may be, or turns out to be
 */
export async function readForm(request: Request): Promise<Form> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(type) || !request.body) {
    throw invalid("Send the request as multipart/form-data.");
  }
  if (declaredLength(request.headers) > MAX_FORM_BYTES) throw tooLarge();
  return parse(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), type);
}

function parse(source: Readable, type: string): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = { fields: {}, file: null };
    const fail = (error: Error) => {
      // What is still on its way is swallowed, then the answer is given.
      if (source.readableEnded || source.destroyed) return reject(error);
      source.unpipe();
      source.resume();
      const refuse = () => reject(error);
      source.once("end", refuse).once("error", refuse).once("close", refuse);
    };
    let parser: BusboyInstance;
    try {
      parser = new Busboy({
        headers: { "content-type": type },
        limits: {
          fileSize: MAX_FILE_BYTES,
          fieldSize: MAX_FIELD_BYTES,
          fields: MAX_PARTS,
          files: MAX_PARTS,
          parts: MAX_PARTS,
        },
      });
    } catch {
      return fail(invalid("The multipart form has no usable boundary."));
    }
    parser.on("field", (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) return fail(invalid(`\`${name}\`: is too long.`));
      // A page's form sends what was left empty, too.
      if (value === "") return;
      // The name may be anything, `__proto__` too.
      if (!Object.hasOwn(form.fields, name)) {
        Object.defineProperty(form.fields, name, { value, enumerable: true });
      }
    });
    parser.on("file", (name, stream, fileName) => {
      stream.on("error", () => {});
      if (name !== "file" || form.file) return void stream.resume();
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        form.file = { bytes: joined(chunks), name: cleanName(fileName) };
      });
    });
    parser.on("error", () => fail(invalid("The multipart form is broken or incomplete.")));
    parser.on("finish", () => resolve(form));
    let received = 0;
    source.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received <= MAX_DRAIN_BYTES) return;
      // Left as it is: to destroy it would close the connection before the answer.
      source.unpipe().pause();
      reject(tooLarge());
    });
    source.on("error", () => reject(invalid("The request broke off.")));
    source.pipe(parser);
  });
}

const joined = (chunks: Buffer[]): Uint8Array => new Uint8Array(Buffer.concat(chunks));

/** A name to show, nothing else: without a path, control characters, or more than fits. */
function cleanName(name: string | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const plain = name?.replace(/^.*[/\\]/, "").replace(/[\u0000-\u001f\u007f]/g, "");
  return plain ? plain.slice(0, MAX_NAME) : undefined;
}

/** @throws ServiceError `invalid_request` where no file was sent or an empty one */
export function fileOf({ file }: Form): NonNullable<Form["file"]> {
  if (!file) {
    throw new ServiceError("invalid_request", "`file`: is missing.", { param: "file" });
  }
  if (file.bytes.length === 0) {
    throw new ServiceError("invalid_request", "`file`: is empty.", { param: "file" });
  }
  return file;
}
