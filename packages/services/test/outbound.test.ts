import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchFile } from "../src/outbound/fetch-file";
import { createGuardedClient, type Dial } from "../src/outbound/guarded-client";
import { parseNetworks } from "../src/outbound/parse-networks";

type Route = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const routes = new Map<string, Route>();
const server = http.createServer((request, response) => {
  const route = routes.get(request.url ?? "");
  if (route) route(request, response);
  else response.writeHead(404).end();
});
let origin = "";

const loopback = parseNetworks(["127.0.0.0/8"]);
const allowed = loopback.ok ? loopback.networks : [];
const client = createGuardedClient({ allowed });

/** Records where a connection would have been opened, and opens none. */
function recordingClient(names: Record<string, string[]>) {
  const dialled: string[] = [];
  const dial: Dial = (_target, addresses, callback) => {
    dialled.push(...addresses.map(({ address }) => address));
    callback(new Error("recorded"), null);
  };
  const resolve = async (name: string) => {
    const found = names[name];
    if (!found) throw new Error("ENOTFOUND");
    return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return { client: createGuardedClient({ allowed, resolve, dial }), dialled };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

describe("the guarded client", () => {
  const hostile = [
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://168.63.129.16/",
    "http://[fd00:ec2::254]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::a00:1]/",
    "http://0x0a000001/",
    "http://192.168.1/",
    "https://private.example/",
    "ftp://public.example/",
    "file:///etc/passwd",
  ];

  it.each(hostile)("opens no connection for %s", async (address) => {
    const { client: recording, dialled } = recordingClient({ "private.example": ["10.1.1.1"] });
    await expect(fetchFile(recording, address, 1000)).rejects.toMatchObject({
      code: "url_not_allowed",
    });
    expect(dialled).toEqual([]);
  });

  it("reaches a name through its allowed addresses only", async () => {
    const names = { "mixed.example": ["10.0.0.1", "93.184.216.34", "::1"] };
    const { client: recording, dialled } = recordingClient(names);
    await expect(fetchFile(recording, "http://mixed.example/", 1000)).rejects.toMatchObject({
      code: "url_unreachable",
    });
    expect(dialled).toEqual(["93.184.216.34"]);
  });

  it("calls an unknown name unreachable", async () => {
    const { client: recording } = recordingClient({});
    await expect(fetchFile(recording, "http://nowhere.example/", 1000)).rejects.toMatchObject({
      code: "url_unreachable",
    });
  });

  it("judges the address of each hop", async () => {
    routes.set("/away", (_request, response) =>
      response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
    );
    await expect(fetchFile(client, `${origin}/away`, 1000)).rejects.toMatchObject({
      code: "url_not_allowed",
    });
  });
});

describe("fetchFile", () => {
  it("reads a file after three redirects, without credentials", async () => {
    let seen: http.IncomingHttpHeaders = {};
    routes.set("/0", (request, response) => {
      seen = request.headers;
      response.end("sketch");
    });
    for (const hop of [1, 2, 3, 4]) {
      routes.set(`/${hop}`, (_request, response) =>
        response.writeHead(302, { location: `/${hop - 1}` }).end(),
      );
    }
    const fetched = await fetchFile(client, `${origin}/3`, 1000);
    expect(fetched).toEqual({ kind: "file", bytes: Buffer.from("sketch") });
    expect(seen.authorization).toBeUndefined();
    expect(seen.cookie).toBeUndefined();
    await expect(fetchFile(client, `${origin}/4`, 1000)).rejects.toMatchObject({
      code: "url_unreachable",
    });
  });

  it("accepts the bound itself and stops an endless body beyond it", async () => {
    routes.set("/exact", (_request, response) => response.end(Buffer.alloc(1000)));
    expect(await fetchFile(client, `${origin}/exact`, 1000)).toMatchObject({ kind: "file" });
    let closed = false;
    routes.set("/endless", (_request, response) => {
      const more = () => {
        while (!closed && response.write(Buffer.alloc(65_536)));
      };
      response.on("drain", more).on("close", () => {
        closed = true;
      });
      more();
    });
    expect(await fetchFile(client, `${origin}/endless`, 1000)).toEqual({ kind: "too_large" });
    await expect.poll(() => closed).toBe(true);
  });

  it.each([
    ["a silent server", () => {}],
    [
      "a trickling server",
      (response: http.ServerResponse) => void response.writeHead(200).write("a"),
    ],
  ])("gives up on %s", async (name, behave) => {
    routes.set(`/${name.length}`, (_request, response) => behave(response));
    await expect(fetchFile(client, `${origin}/${name.length}`, 1000, 200)).rejects.toMatchObject({
      code: "url_unreachable",
    });
  });

  it("calls a missing file and a closed port unreachable", async () => {
    for (const address of [`${origin}/missing`, "http://127.0.0.1:9/"]) {
      await expect(fetchFile(client, address, 1000)).rejects.toMatchObject({
        code: "url_unreachable",
      });
    }
  });
});
