import { openDxf } from "@inkform/services/cad/open-dxf";
import { serveFile } from "@/lib/serve-file";

interface Context {
  params: Promise<{ projectId: string; id: string; part: string }>;
}

/** A part's DXF file, to be saved. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { projectId, id, part } = await params;
  return serveFile(projectId, async (ctx) => {
    const file = await openDxf({ ctx, input: { id, index: Number(part) } });
    return {
      bytes: file.bytes,
      name: file.filename,
      contentType: "image/vnd.dxf",
      attachment: true,
    };
  });
}
