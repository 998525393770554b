import { extractFormSchema } from "@inkform/contract/extraction";
import { extract } from "@inkform/services/extraction/extract";
import { parseInput } from "@inkform/services/parse-input";
import { type Call, route } from "@/lib/rest/endpoint";
import { fileOf, readForm } from "@/lib/rest/read-form";
import { json } from "@/lib/rest/respond";

async function post({ request, ctx }: Call<unknown>): Promise<Response> {
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
  return json(await extract({ ctx, input }));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: { scope: "extract", bucket: "extract", handle: post },
});
