import { AwsClient } from "aws4fetch";
import type { Blobs } from "./blobs";

/**
 * Blobs in S3-compatible storage, at `s3://bucket/prefix?endpoint=…&region=…`. The credentials come as the URL's user and
 * password (percent-encoded). Without an endpoint it is Amazon's own of that region.
 */
export function openS3Blobs(url: URL): Blobs {
  const region = url.searchParams.get("region") ?? "us-east-1";
  const endpoint = url.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: "s3",
    region,
  });
  const root = [endpoint.replace(/\/$/, ""), url.hostname, url.pathname.slice(1)]
    .filter(Boolean)
    .join("/");
  const send = async (method: "PUT" | "GET" | "DELETE", name: string, body?: Uint8Array) => {
    const answer = await client.fetch(`${root.replace(/\/$/, "")}/${name}`, {
      method,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    if (answer.ok || (answer.status === 404 && method !== "PUT")) return answer;
    throw new Error(`the blob storage answered ${answer.status} to ${method}`);
  };
  return {
    put: async (name, bytes) => {
      await send("PUT", name, bytes);
    },
    get: async (name) => {
      const answer = await send("GET", name);
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    delete: async (name) => {
      await send("DELETE", name);
    },
  };
}
