/**
 * Cylex: GET /cylex/companies/ID/reviews?page=N&changed_since=INSTANT&snapshot=NAME with `x-api-key`. Numbered pages of 50,
 * by time of change; removed ratings are named once. A snapshot is the list as it was when its first page was read.
 */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import type { PlayedRating, PlayedRatings } from "./played-ratings.ts";

const PATH = /^\/cylex\/companies\/([\w-]{1,100})\/reviews$/;
const PAGE = 50;

export function createCylex({ key, ratings }: { key: string; ratings: PlayedRatings }) {
  const snapshots = new Map<string, object[]>();
  let count = 0;

  return ({ method, path, query, apiKey }: SandboxRequest): SandboxAnswer | undefined => {
    const place = PATH.exec(path)?.[1];
    if (place === undefined) return undefined;
    if (method !== "GET") return { status: 405, body: "only GET" };
    if (apiKey !== key) return { status: 401, body: "unknown key" };
    const all = ratings.ratingsOf(place);
    if (all === undefined) return { status: 404, body: "unknown company" };
    const page = Number(query.get("page") ?? "1");
    const since = Date.parse(query.get("changed_since") ?? "1970-01-01T00:00:00Z");
    if (!Number.isInteger(page) || page < 1 || Number.isNaN(since)) return { status: 400, body: "wrong query" };
    let snapshot = query.get("snapshot") ?? "";
    if (snapshot === "") snapshots.set((snapshot = `s${(count += 1)}`), changesOf(all, since, place));
    const list = snapshots.get(snapshot);
    if (list === undefined) return { status: 410, body: "unknown snapshot" };
    const pages = Math.ceil(list.length / PAGE);
    if (page >= pages) snapshots.delete(snapshot);
    const reviews = list.slice((page - 1) * PAGE, page * PAGE);
    // Text, so that a fault can spoil its bytes.
    const body = JSON.stringify({ page, pages, total: list.length, snapshot, reviews });
    return { status: 200, type: "application/json", body };
  };
}

const changesOf = (all: readonly PlayedRating[], since: number, place: string): object[] =>
  all
    .filter(({ changedAt }) => changedAt.getTime() >= since)
    .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
    .map((one) => ({
      id: `${place}.${one.number}`,
      score: one.stars,
      headline: one.stars >= 4 ? "Empfehlung" : null,
      comment: one.isRemoved ? "" : one.text,
      user: one.author === null ? null : { name: one.author },
      created: one.createdAt.toISOString(),
      modified: one.changedAt.toISOString(),
      removed: one.isRemoved,
      link: `https://www.cylex.example/${place}#${one.number}`,
    }));
