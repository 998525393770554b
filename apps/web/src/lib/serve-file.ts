import type { ServiceContext } from "@inkform/services/context";
import { actInProject } from "@inkform/services/project/act-in";
import { isServiceError } from "@inkform/services/service-error";
import { runtime } from "./runtime";
import { currentUser } from "./session";

interface ServedFile {
  bytes: Uint8Array;
  contentType: string;
  name: string;
  attachment?: boolean;
}

/**
 * Answers with a file of a project to a member of it; to everybody else there is no such file.
 * Nothing in a served file can act on this origin, should somebody open it by its address.
 */
export async function serveFile(
  projectId: string,
  open: (ctx: ServiceContext) => Promise<ServedFile>,
): Promise<Response> {
  const user = await currentUser();
  if (!user) return missing();
  try {
    const { services } = runtime();
    const ctx = { ...services, actor: { kind: "user", userId: user.id } as const };
    return answer(await open(await actInProject({ ctx, input: { projectId } })));
  } catch (error) {
    if (isServiceError(error)) return missing();
    throw error;
  }
}

function missing(): Response {
  return new Response("Not found", { status: 404, headers: { "cache-control": "no-store" } });
}

function answer({ bytes, contentType, name, attachment = false }: ServedFile): Response {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const disposition = attachment ? "attachment" : "inline";
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": contentType,
      "content-length": String(bytes.byteLength),
      "content-disposition": `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "cache-control": "private, max-age=300",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}

const CONTENT_TYPES: Record<string, string> = {
  pdf: "application/pdf",
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  tiff: "image/tiff",
};

export function contentTypeOf(type: string): string {
  return CONTENT_TYPES[type] ?? "application/octet-stream";
}
