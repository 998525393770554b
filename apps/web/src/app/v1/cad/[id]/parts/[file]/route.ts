import { openDxf, openSignedDxf } from "@inkform/services/cad/open-dxf";
import { notFound } from "@inkform/services/service-error";
import { route } from "@/lib/rest/endpoint";
import { runtime } from "@/lib/runtime";

type Params = { id: string; file: string };

/** By its signature alone, or with a key of scope `cad`. */
const endpoint = route<Params>("/v1/cad/{id}/parts/{index}.dxf", {
  GET: {
    open: async ({ request, params, authenticate }) => {
      const index = Number(/^([1-9]\d{0,5})\.dxf$/.exec(params.file)?.[1]);
      if (Number.isNaN(index)) throw notFound("file");
      const { searchParams } = new URL(request.url);
      const signature = searchParams.get("signature");
      const part = { id: params.id, index };
      if (signature === null && request.headers.has("authorization")) {
        return download(await openDxf({ ctx: await authenticate("cad", "read"), input: part }));
      }
      const expires = searchParams.get("expires");
      const input = { ...part, expires, signature };
      return download(await openSignedDxf({ ctx: runtime().services, input }));
    },
  },
});

function download({ bytes, filename }: { bytes: Uint8Array; filename: string }): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/vnd.dxf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${filename}"`,
      "x-content-type-options": "nosniff",
    },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint;
