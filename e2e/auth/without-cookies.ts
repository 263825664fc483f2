import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

export type ForgetfulOrigin = { origin: string; keepFromNowOn(): void; close(): Promise<void> };

/**
 * The product at another address, whose cookies get lost on the way: to the page, this is a browser that stores none.
 * The packaged browser has no such setting.
 */
export async function withoutCookies(origin: string): Promise<ForgetfulOrigin> {
  let keeps = false;
  const server = http.createServer((request, response) => {
    const { method, headers } = request;
    const target = new URL(request.url ?? "/", origin);
    const onward = http.request(target, { method, headers, agent: false }, (answer) => {
      const { "set-cookie": cookies, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, {
        ...others,
        ...(keeps && cookies ? { "set-cookie": cookies } : {}),
      });
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    keepFromNowOn: () => void (keeps = true),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
