/** What calls to outside systems count as, on a server of this machine that behaves as each of them may. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Metrics } from "../observability/metrics/metrics.ts";
import { outgoingFetch } from "./outgoing-fetch.ts";
import { outgoingGet } from "./outgoing-get.ts";

const server = createServer(({ url }, response) => {
  if (url === "/hang") return;
  if (url === "/broken") response.destroy();
  else if (url === "/types") response.writeHead(200, { "content-type": "text/plain" }).end("text");
  else response.writeHead(Number(url?.slice(1))).end();
});
let place: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function counted(connector: string, result: string): Promise<number> {
  const { text } = await new Metrics().text([]);
  const series = `portal_connector_duration_seconds_count{connector="${connector}",result="${result}"} `;
  const line = text.split("\n").find((each) => each.startsWith(series));
  return Number(line?.slice(series.length) ?? 0);
}

test.each([
  ["/200", "ok"],
  ["/404", "refused"],
  ["/503", "out_of_order"],
  ["/hang", "timeout"],
  ["/broken", "away"],
  ["/types", "unusable"],
])("an answer such as %s to a page's reader counts as %s", async (path, result) => {
  const before = await counted("partner-portal", result);
  const get = outgoingGet("partner-portal", { OUTGOING_TRUSTED: [place] });
  await get(`http://${place}${path}`, { types: ["text/html"], timeoutMs: 300 }).catch(() => {});
  if (path === "/200") await get(`http://${place}/204`, { timeoutMs: 300 });
  expect(await counted("partner-portal", result)).toBeGreaterThan(before);
});

test("a forbidden address, and each connector by its name", async () => {
  const before = [await counted("google", "not_allowed"), await counted("facebook", "ok")];
  await outgoingFetch("google", { OUTGOING_TRUSTED: [] }, [])(`http://${place}/200`).catch(() => {});
  await outgoingFetch("facebook", { OUTGOING_TRUSTED: [place] }, [])(`http://${place}/200`);
  const after = [await counted("google", "not_allowed"), await counted("facebook", "ok")];
  expect(after).toEqual(before.map((count) => count + 1));
});
