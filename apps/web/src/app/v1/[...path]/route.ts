import { unknownPath } from "@/lib/rest/unknown-path";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownPath<{ path: string[] }>();
