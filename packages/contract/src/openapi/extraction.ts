import { extractFormSchema, extractionSchema } from "../extraction";
import { refusals, success } from "./answers";
import { KEYED, UPLOADED } from "./codes";
import extractionExample from "./examples/extraction.json";
import { formOf, type Json } from "./schemas";

export const extractionPaths: Json = {
  "/v1/extract": {
    post: {
      operationId: "extract",
      tags: ["Extraction"],
      summary: "Read a document",
      description:
        "Scope `extract`. Answers when the document was read; its pages are billed then, and only then.",
      requestBody: {
        required: true,
        content: formOf(
          extractFormSchema,
          "PDF to 10 MB; PNG, JPEG, WebP, GIF or TIFF to 5 MB; at most 20 pages.",
        ),
      },
      responses: {
        200: success("What was read.", extractionSchema, extractionExample),
        ...refusals(["invalid_request", "forbidden", ...UPLOADED, ...KEYED]),
      },
    },
  },
};
