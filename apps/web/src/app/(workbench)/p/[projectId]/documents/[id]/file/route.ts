import { openExtractionFile } from "@inkform/services/extraction/open-file";
import { contentTypeOf, serveFile } from "@/lib/serve-file";

interface Context {
  params: Promise<{ projectId: string; id: string }>;
}

/** The document as it was uploaded. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { projectId, id } = await params;
  return serveFile(projectId, async (ctx) => {
    const file = await openExtractionFile({ ctx, input: { id } });
    return { ...file, name: file.fileName ?? id, contentType: contentTypeOf(file.type) };
  });
}
