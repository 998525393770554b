import { renderExtractionPage } from "@inkform/services/extraction/render-page";
import { serveFile } from "@/lib/serve-file";

interface Context {
  params: Promise<{ projectId: string; id: string; page: string }>;
}

/** One page of a document as PNG, for the type that browsers do not show. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { projectId, id, page } = await params;
  return serveFile(projectId, async (ctx) => ({
    bytes: await renderExtractionPage({ ctx, input: { id, page: Number(page) } }),
    name: `${id}-${Number(page)}.png`,
    contentType: "image/png",
  }));
}
