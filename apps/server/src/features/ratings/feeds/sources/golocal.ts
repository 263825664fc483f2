/**
 * golocal: `GET betriebe/NUMBER/bewertungen?nach=NUMBER` with a bearer token answers NDJSON: all ratings by number, stars
 * as percent, times of Berlin, and a last line that says how many there are and where it goes on. A deleted rating is
 * missing.
 */
import { instantOfBerlin, isDay } from "@portal/contract/time/berlin-time";
import * as z from "zod/mini";
import type { Environment } from "../../../../platform/environment.ts";
import { outgoingFetch } from "../../../../platform/outgoing/outgoing-fetch.ts";
import { FeedFailure, type FeedRating, MOST_PAGES, type RatingFeed } from "../feed.ts";
import { authorOf, bodyOf, urlOf } from "./clean.ts";
import { jsonOf, textOf } from "./request.ts";

export type GolocalSettings = Pick<Environment, "GOLOCAL_URL" | "GOLOCAL_TOKEN" | "OUTGOING_TRUSTED">;

const PERCENT_OF_A_STAR = 20;
const time = z.string().check(z.regex(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/));
const row = z.object({
  nr: z.int().check(z.gte(1)),
  prozent: z.int().check(z.gte(PERCENT_OF_A_STAR), z.lte(100), z.multipleOf(PERCENT_OF_A_STAR)),
  text: z.string(),
  von: z.nullable(z.string()),
  am: time,
  geaendert: time,
  adresse: z.optional(z.string()),
});
const end = z.object({ ende: z.int(), gesamt: z.int(), weiter: z.nullable(z.int()) });

/** Null without an address and a token. */
export function createGolocal(settings: GolocalSettings): RatingFeed | null {
  const { GOLOCAL_URL: url, GOLOCAL_TOKEN: token } = settings;
  if (url === undefined || token === undefined) return null;
  const base = new URL(url.endsWith("/") ? url : `${url}/`);
  const send = outgoingFetch("golocal", settings, [base.hostname]);
  return {
    source: "golocal",
    requestsPerMinute: 300,
    atOnce: 1,
    everyMinutes: 720,
    async pull({ place }, turn) {
      const ratings: FeedRating[] = [];
      const headers = { accept: "application/x-ndjson", authorization: `Bearer ${token}` };
      for (let page = 0, after: number | null = 0; after !== null; page += 1) {
        if (page === MOST_PAGES) throw new FeedFailure("unreadable");
        const address = new URL(`betriebe/${encodeURIComponent(place)}/bewertungen`, base);
        address.searchParams.set("nach", String(after));
        await turn.request();
        const read = readPage(await textOf(send, address, headers, turn.signal));
        ratings.push(...read.ratings);
        // A list that does not advance would be read for ever.
        if (read.next !== null && read.next <= after) throw new FeedFailure("unreadable");
        after = read.next;
        if (after === null && ratings.length !== read.total) throw new FeedFailure("unreadable");
      }
      return { ratings, isWhole: true };
    },
  };
}

type Page = { ratings: FeedRating[]; total: number; next: number | null };

/** @throws FeedFailure `unreadable` for anything that is no whole page */
export function readPage(text: string): Page {
  const lines = text.split("\n").filter((one) => one !== "");
  const last = end.safeParse(jsonOf(lines.pop() ?? ""));
  if (!last.success || last.data.ende !== lines.length) throw new FeedFailure("unreadable");
  const ratings = lines.map((one) => {
    const read = row.safeParse(jsonOf(one));
    if (!read.success) throw new FeedFailure("unreadable");
    return toRating(read.data);
  });
  return { ratings, total: last.data.gesamt, next: last.data.weiter };
}

const toRating = (one: z.output<typeof row>): FeedRating => ({
  externalId: String(one.nr),
  stars: one.prozent / PERCENT_OF_A_STAR,
  title: "",
  body: bodyOf(one.text),
  authorName: authorOf(one.von ?? ""),
  url: urlOf(one.adresse),
  ratedAt: instantOf(one.am),
  updatedAt: instantOf(one.geaendert),
  isDeleted: false,
});

const MINUTES_OF_AN_HOUR = 60;
function instantOf(text: string): Date {
  const [, day = "", month = "", year = "", hours, minutes] =
    /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d):(\d\d)$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const minute = Number(hours) * MINUTES_OF_AN_HOUR + Number(minutes);
  if (!isDay(date) || !(minute < 24 * MINUTES_OF_AN_HOUR)) throw new FeedFailure("unreadable");
  return new Date(instantOfBerlin(date, minute));
}
