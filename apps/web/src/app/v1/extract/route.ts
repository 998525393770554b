import { extractFormSchema, extractionSchema } from "@inkform/contract/extraction";
import { extract } from "@inkform/services/extraction/extract";
import { parseInput } from "@inkform/services/parse-input";
import { type Call, route } from "@/lib/rest/endpoint";
import { fileOf, readForm } from "@/lib/rest/read-form";
import type { Reply } from "@/lib/rest/respond";

async function post({ request, ctx }: Call<unknown>): Promise<Reply> {
  const form = await readForm(request);
  const { model, languages, comment_language } = parseInput(extractFormSchema, form.fields);
  const file = fileOf(form);
  const input = {
    model,
    languages,
    commentLanguage: comment_language,
    bytes: file.bytes,
    fileName: file.name,
  };
  return { body: await extract({ ctx, input }) };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/v1/extract", {
  POST: { scope: "extract", bucket: "extract", answer: extractionSchema, handle: post },
});
