/**
 * `npm run bench -- --only event-streams [--quick]`: 5,000 open event streams of 500 people on one server (a tenth of both
 * with --quick): the memory that they take, and how long news need to one company's people and to everybody, with the
 * bare notification of the database beside it.
 */
import net from "node:net";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { requestText } from "../load/http.ts";
import { ask } from "../load/load.ts";
import { median } from "../measure.ts";
import { companyId, loginOf, PASSWORD, seed } from "../seed.ts";
import { startServer } from "../servers/process.ts";
import { productionSettings } from "../servers/production.ts";
import { printTable } from "../table.ts";
import { BROWSER, cookiesIn, withCookies } from "../visitors.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
/** As many as one person may have. */
const STREAMS_EACH = 10;
const PEOPLE = 500;
const AT_ONCE = 8;
const ANNOUNCEMENTS = 50;
const TO_ALL = 5;
/** Two beats of the streams, after which memory that only opening needed has been freed. */
const SETTLE_MS = 31_000;
/** News of one company that come closer together are delivered together. */
const PAUSE_MS = 300;
const CHANNEL = "portal_events";

/** Seeds, measures, prints a table. */
export async function measureEventStreams(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const load = loadavg()[0] ?? 0;
  const people = quick ? PEOPLE / 10 : PEOPLE;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  });
  const streams: Stream[] = [];
  try {
    const headers = await logInAll(server.port, people);
    const before = server.memoryBytes();
    const began = performance.now();
    for (let from = 0; from < headers.length; from += AT_ONCE) {
      const some = headers
        .slice(from, from + AT_ONCE)
        .flatMap((one) => Array.from({ length: STREAMS_EACH }, () => one));
      streams.push(...(await Promise.all(some.map((one) => openStream(server.port, one)))));
    }
    const openedMs = performance.now() - began;
    await after(SETTLE_MS);
    const taken = server.memoryBytes() - before;
    const bare = await bareNotifications(url, client);
    const one = await deliveries(client, ANNOUNCEMENTS, (turn) => streams.slice(...placesOf(turn % people)));
    const all = await deliveries(client, TO_ALL, () => streams);
    printTable(
      [
        "streams",
        "opened, s",
        "memory, MiB",
        "kB a stream",
        "bare, ms",
        `to ${STREAMS_EACH}, p50 ms`,
        "p99 ms",
        "to all, ms",
      ],
      [
        [
          String(streams.length),
          (openedMs / 1000).toFixed(1),
          (taken / 2 ** 20).toFixed(1),
          (taken / 1024 / streams.length).toFixed(1),
          median(bare).toFixed(2),
          median(one).toFixed(2),
          one
            .toSorted((a, b) => a - b)
            .at(Math.floor(one.length * 0.99))
            ?.toFixed(2) ?? "",
          median(all).toFixed(1),
        ],
      ],
    );
    console.log(
      `\n${availableParallelism()} cores, load ${load.toFixed(1)} at the start. Memory: resident, of the server's process, ` +
        `${SETTLE_MS / 1000} s after the last stream opened. Bare: from the notification to a listening connection.`,
    );
  } finally {
    for (const { socket } of streams) socket.destroy();
    await server.stop();
    await client.end();
  }
}

const placesOf = (person: number): [from: number, to: number] => [person * STREAMS_EACH, (person + 1) * STREAMS_EACH];

/** Each person owns the company of the same number. */
async function logInAll(port: number, people: number): Promise<Record<string, string>[]> {
  const visit = await ask(port, requestText("GET", "/api/service/getNotifications", BROWSER));
  const anonymous = withCookies(cookiesIn(visit.head));
  const all: Record<string, string>[] = [];
  for (let from = 0; from < people; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, people - from) }, async (_none, place) => {
      const credentials = { login: loginOf(from + place), password: PASSWORD };
      const { status, head, body } = await ask(port, requestText("POST", "/api/auth/login", anonymous, credentials));
      if (status !== 200) throw new Error(`Log-in answered ${status}: ${body.toString()}`);
      return withCookies(cookiesIn(head));
    });
    all.push(...(await Promise.all(some)));
  }
  return all;
}

type Stream = { socket: net.Socket; next(): Promise<void> };

/** Ready once the server has answered. `next` waits for the next news. */
function openStream(port: number, headers: Record<string, string>): Promise<Stream> {
  const socket = net.connect(port, "127.0.0.1");
  socket.setEncoding("latin1");
  let heard: (() => void) | undefined;
  let rest = "";
  const stream: Stream = { socket, next: () => new Promise((resolve) => (heard = resolve)) };
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("a stream ended")));
    socket.on("data", (text: string) => {
      rest += text;
      if (rest.startsWith("HTTP/1.1 ")) {
        if (!rest.includes("retry: ")) return;
        if (rest.startsWith("HTTP/1.1 200")) resolve(stream);
        else reject(new Error(rest.slice(0, 200)));
      }
      if (rest.includes("event: news")) heard?.();
      // A word may be cut between two pieces.
      rest = rest.slice(-"event: new".length);
    });
    socket.write(requestText("GET", "/api/events", headers));
  });
}

/** Milliseconds from an announcement to the last of the streams that it concerns. */
async function deliveries(client: pg.Client, times: number, concerned: (turn: number) => Stream[]): Promise<number[]> {
  const latencies: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const streams = concerned(turn);
    const people = streams.length / STREAMS_EACH;
    const ids = people === 1 ? [companyId(turn)] : Array.from({ length: people }, (_none, index) => companyId(index));
    await after(PAUSE_MS);
    const heard = Promise.all(streams.map((stream) => stream.next()));
    const began = performance.now();
    await client.query(
      `select pg_notify('${CHANNEL}', json_build_object('companyId', id, 'topic', 'leads')::text) from unnest($1::bigint[]) id`,
      [ids],
    );
    await heard;
    latencies.push(performance.now() - began);
  }
  return latencies;
}

/** Milliseconds from a notification to a connection that listens. */
async function bareNotifications(url: string, client: pg.Client): Promise<number[]> {
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  await listener.query("listen bench_events");
  const latencies: number[] = [];
  for (let count = 0; count < ANNOUNCEMENTS; count += 1) {
    const heard = new Promise((resolve) => void listener.once("notification", resolve));
    const began = performance.now();
    await client.query("select pg_notify('bench_events', '1')");
    await heard;
    latencies.push(performance.now() - began);
  }
  await listener.end();
  return latencies;
}
