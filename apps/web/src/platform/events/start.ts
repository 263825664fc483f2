/** Follows the stream of events while somebody of a company is logged in, and loads again what is out of date. */
import type { CompanyEvent } from "@portal/contract/events/topics";
import { queryClient } from "../query/query-client.ts";
import { accountPrefix } from "../query/query-keys.ts";
import { sessionState, subscribeToSession } from "../session/session-store.ts";
import { setLive } from "./live.ts";
import { SharedStream } from "./shared-stream.ts";
import type { StreamMessage } from "./source.ts";
import { ALWAYS, TOPIC_SLICES } from "./topic-slices.ts";

/** News that come closer together load a page once. */
const PAUSE_MS = 1000;
/** After a gap of the server's all browsers are told at once. */
const SPREAD_MS = 1000;

/** Null: something may have been missed. */
type News = CompanyEvent | null;

let stream: SharedStream | undefined;
let waiting: News[] = [];
let timer: number | undefined;
let resync: number | undefined;

/** Once, after the first page. */
export function startEvents(): void {
  subscribeToSession(follow);
  document.addEventListener("visibilitychange", settle);
  // A page that the browser keeps for "back" must not hold the stream.
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", follow);
  follow();
}

function follow(): void {
  const session = sessionState();
  const wants = session.kind === "logged-in" && session.activeAccountId !== null && !session.expired;
  if (!wants) leave();
  else stream ??= new SharedStream(hear);
}

function leave(): void {
  stream?.close();
  stream = undefined;
  waiting = [];
  window.clearTimeout(resync);
}

function hear(message: StreamMessage): void {
  if (message.type === "live") setLive(message.live);
  else if (message.type === "news") note(message.event);
  else if (message.type === "resync") resync = window.setTimeout(() => note(null), Math.random() * SPREAD_MS);
}

function note(news: News): void {
  waiting.push(news);
  settle();
}

/** A hidden tab loads when somebody looks at it. */
function settle(): void {
  if (document.hidden || timer !== undefined || waiting.length === 0) return;
  const news = waiting;
  waiting = [];
  timer = window.setTimeout(() => {
    timer = undefined;
    settle();
  }, PAUSE_MS);
  if (news.includes(null)) void queryClient.invalidateQueries();
  else for (const queryKey of outdated(news)) void queryClient.invalidateQueries({ queryKey });
}

function outdated(news: readonly News[]): readonly (readonly unknown[])[] {
  const keys = new Map<string, readonly unknown[]>();
  for (const each of news) {
    if (each === null) continue;
    for (const slice of [...TOPIC_SLICES[each.topic], ALWAYS]) {
      keys.set(`${each.companyId} ${slice}`, [...accountPrefix(each.companyId), slice]);
    }
  }
  return [...keys.values()];
}
