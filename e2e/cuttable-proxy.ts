/** A network between browser and server that can fail. */
import { once } from "node:events";
import net from "node:net";
import type { AddressInfo } from "node:net";

export type CuttableProxy = {
  /** For example http://localhost:41236. */
  origin: string;
  /** Ends all open connections at once; new ones pass again. */
  cut(): void;
  stop(): void;
};

/** Passes connections on to the server at `origin`. A browser's offline mode leaves open streams alone. */
export async function startCuttableProxy(origin: string): Promise<CuttableProxy> {
  const port = Number(new URL(origin).port);
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect({ host: "127.0.0.1", port });
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
    stop() {
      server.close();
      cut();
    },
  };
}
