/** A network between browser and server that can fail. */
import { once } from "node:events";
import net from "node:net";
import type { AddressInfo } from "node:net";

export type CuttableProxy = {
  /** For example http://localhost:41236. */
  origin: string;
  /** Ends all open connections at once; new ones pass again. */
  cut(): void;
  /**
   * From now on a connection breaks as soon as it has carried more than `bytes` to the server, and so does each one that
   * the browser opens instead; null lets all pass again.
   */
  breakAfter(bytes: number | null): void;
  stop(): void;
};

/** Passes connections on to the server at `origin`. A browser's offline mode leaves open streams alone. */
export async function startCuttableProxy(origin: string): Promise<CuttableProxy> {
  const port = Number(new URL(origin).port);
  const open = new Set<net.Socket>();
  let most = Infinity;
  const server = net.createServer((near) => {
    const far = net.connect({ host: "127.0.0.1", port });
    let carried = 0;
    near.on("data", ({ length }) => {
      carried += length;
      // A reset, as of a lost network: an orderly end in mid-request has several names in the browser.
      if (carried > most) near.resetAndDestroy();
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => open.forEach((socket) => void socket.destroy());
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    breakAfter: (bytes) => void (most = bytes ?? Infinity),
    stop() {
      server.close();
      cut();
    },
  };
}
