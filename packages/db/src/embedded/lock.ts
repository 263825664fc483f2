import { createHash } from "node:crypto";
import net from "node:net";

/**
 * Waits until no other process of this machine holds the lock, then holds it.
 *
 * The lock is a listening socket in Linux' abstract namespace: the kernel frees it when its holder
 * ends, even when the holder is killed. So no stale lock can exist.
 *
 * @param subject what is locked; usually a path
 * @returns a function that releases the lock
 */
export async function holdLock(subject: string): Promise<() => void> {
  const name = `\0portal-${createHash("sha256").update(subject).digest("hex").slice(0, 32)}`;
  for (;;) {
    const release = await tryListen(name);
    if (release) return release;
    await holderGone(name);
  }
}

function tryListen(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const waiting = new Set<net.Socket>();
    const server = net.createServer((socket) => {
      waiting.add(socket);
      socket.unref();
      socket.on("error", () => {});
      socket.on("close", () => waiting.delete(socket));
    });
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(name, () => {
      server.unref();
      resolve(() => {
        server.close();
        for (const socket of waiting) socket.destroy();
      });
    });
  });
}

function holderGone(name: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(name);
    // Refused means that the holder ended between our two attempts; "close" follows each error.
    socket.on("error", () => {});
    socket.on("close", () => resolve());
    socket.resume();
  });
}
