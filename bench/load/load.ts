/** Closed-loop load: each connection sends its next request as soon as the answer to the last one is there. */
import net from "node:net";
import { type Response, takeResponse } from "./http.ts";

/** What one connection sends. `next` gets the answer before, undefined at the start. */
export type Visitor = { next(last: Response | undefined): string };

/** Latencies in milliseconds, ascending. `generatorCpu`: share of one core that this process used. */
export type Load = {
  readonly requestsPerSecond: number;
  readonly latencies: Float64Array;
  readonly generatorCpu: number;
};

/**
 * One connection for each visitor, for `warmUpMs` unmeasured and then `measureMs` measured.
 *
 * @throws on any answer but 200
 */
export async function runLoad(
  port: number,
  visitors: readonly Visitor[],
  warmUpMs: number,
  measureMs: number,
): Promise<Load> {
  const from = performance.now() + warmUpMs;
  const until = from + measureMs;
  const cpu = process.cpuUsage();
  const started = performance.now();
  const latencies = (await Promise.all(visitors.map((visitor) => visit(port, visitor, from, until)))).flat();
  const { user, system } = process.cpuUsage(cpu);
  return {
    requestsPerSecond: (latencies.length / measureMs) * 1000,
    latencies: Float64Array.from(latencies).toSorted(),
    generatorCpu: (user + system) / 1000 / (performance.now() - started),
  };
}

/** Latencies of the answers that arrived between the two instants. */
function visit(port: number, visitor: Visitor, from: number, until: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    const socket = net.connect({ host: "127.0.0.1", port, noDelay: true });
    let arrived: Buffer = Buffer.alloc(0);
    let sent = 0;
    const send = (last: Response | undefined): void => {
      const request = visitor.next(last);
      sent = performance.now();
      socket.write(request);
    };
    socket.on("connect", () => send(undefined));
    socket.on("error", reject);
    socket.on("close", () => resolve(latencies));
    socket.on("data", (chunk) => {
      arrived = arrived.length === 0 ? chunk : Buffer.concat([arrived, chunk]);
      const response = takeResponse(arrived);
      if (response === undefined) return;
      arrived = Buffer.alloc(0);
      const now = performance.now();
      if (response.status !== 200) {
        reject(new Error(`Answer ${response.status}: ${response.body.toString()}`));
        socket.destroy();
        return;
      }
      if (now >= from && now < until) latencies.push(now - sent);
      if (now < until) send(response);
      else socket.end();
    });
  });
}

/** One request and its answer, for preparations. */
export function ask(port: number, request: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: "127.0.0.1", port });
    let arrived: Buffer = Buffer.alloc(0);
    socket.on("connect", () => socket.write(request));
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      arrived = Buffer.concat([arrived, chunk]);
      const response = takeResponse(arrived);
      if (response === undefined) return;
      socket.destroy();
      resolve(response);
    });
  });
}
