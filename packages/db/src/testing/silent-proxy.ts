/** A proxy in front of a test's PostgreSQL whose connections fall silent: nothing is forwarded, and nothing is closed. */
import net from "node:net";

export type SilentProxy = {
  /** The database behind the proxy. */
  url: string;
  /** Connections that the clients hold open. */
  open(): number;
  /** Connections that they have opened so far. */
  opened(): number;
  /** Silences what is open; new connections work. */
  silenceOpen(): void;
  /** Accepts new connections and forwards nothing of them, until `speak`. */
  silenceNew(): void;
  /** New connections work again. Those that are silent stay so. */
  speak(): void;
  /** Cuts everything off. */
  close(): Promise<void>;
};

type Pair = { client: net.Socket; server: net.Socket | undefined };

/** @param url the address of a test database, also one on a Unix socket */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const target = targetOf(url);
  const pairs = new Set<Pair>();
  let silentFromTheStart = false;

  const listener = net.createServer((client) => {
    client.on("error", () => {});
    const pair: Pair = { client, server: silentFromTheStart ? undefined : net.connect(target) };
    pairs.add(pair);
    if (pair.server !== undefined) join(client, pair.server);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));

  return {
    url: throughPort(url, (listener.address() as net.AddressInfo).port),
    open: () => [...pairs].filter(({ client }) => !client.destroyed).length,
    opened: () => pairs.size,
    silenceOpen() {
      for (const { client, server } of pairs) {
        client.unpipe().removeAllListeners("close").resume();
        server?.unpipe().removeAllListeners("close").resume();
      }
    },
    silenceNew: () => void (silentFromTheStart = true),
    speak: () => void (silentFromTheStart = false),
    async close() {
      const closed = new Promise((resolve) => listener.close(resolve));
      for (const { client, server } of pairs) {
        client.destroy();
        server?.destroy();
      }
      await closed;
    },
  };
}

function join(client: net.Socket, server: net.Socket): void {
  server.on("error", () => {});
  client.pipe(server).pipe(client);
  client.on("close", () => server.destroy());
  server.on("close", () => client.destroy());
}

function targetOf(url: string): net.NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  if (folder?.startsWith("/")) return { path: `${folder}/.s.PGSQL.${port || 5432}` };
  return { host: hostname, port: Number(port || 5432) };
}

function throughPort(url: string, port: number): string {
  const through = new URL(url);
  through.searchParams.delete("host");
  through.hostname = "127.0.0.1";
  through.port = String(port);
  return through.href;
}
