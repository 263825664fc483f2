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
  const latencies: number[] = [];
  const note = (ms: number, now: number): void => void (now >= from && now < until && latencies.push(ms));
  const isOver = (now: number): boolean => now >= until;
  await Promise.all(visitors.map((visitor) => visit(port, visitor, { note, isOver })));
  const { user, system } = process.cpuUsage(cpu);
  return {
    requestsPerSecond: (latencies.length / measureMs) * 1000,
    latencies: Float64Array.from(latencies).toSorted(),
    generatorCpu: (user + system) / 1000 / (performance.now() - started),
  };
}

type Watch = {
  /** Called for each answer with its milliseconds and the instant. */
  note(ms: number, now: number): void;
  isOver(now: number): boolean;
};

/**
 * One connection's requests, until it is over; the last answer is noted too.
 *
 * @throws on any answer but 200
 */
export function visit(port: number, visitor: Visitor, { note, isOver }: Watch): Promise<void> {
  return new Promise((resolve, reject) => {
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
    socket.on("close", () => resolve());
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
      note(now - sent, now);
      if (isOver(now)) socket.end();
      else send(response);
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
