/**
 * golocal: GET /golocal/betriebe/ID/bewertungen?nach=NUMBER with a bearer token. NDJSON of up to 40 ratings by number,
 * stars as percent, times of Berlin, and a last line with their number, the number of all, and where it goes on. A
 * removed rating is missing.
 */
import { berlinDate, minutesOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import type { PlayedRating, PlayedRatings } from "./played-ratings.ts";

const PATH = /^\/golocal\/betriebe\/([\w-]{1,100})\/bewertungen$/;
const PAGE = 40;

export function createGolocal({ token, ratings }: { token: string; ratings: PlayedRatings }) {
  return ({ method, path, query, authorization }: SandboxRequest): SandboxAnswer | undefined => {
    const place = PATH.exec(path)?.[1];
    if (place === undefined) return undefined;
    if (method !== "GET") return { status: 405, body: "nur GET" };
    if (authorization !== `Bearer ${token}`) return { status: 401, body: "unbekannter Schlüssel" };
    const all = ratings.ratingsOf(place);
    if (all === undefined) return { status: 404, body: "unbekannter Betrieb" };
    const after = Number(query.get("nach") ?? "0");
    if (!Number.isInteger(after) || after < 0) return { status: 400, body: "nach ist eine Nummer" };
    const shown = all.filter(({ isRemoved }) => !isRemoved);
    const rest = shown.filter(({ number }) => number > after);
    const page = rest.slice(0, PAGE);
    const end = {
      ende: page.length,
      gesamt: shown.length,
      weiter: rest.length > PAGE ? (page.at(-1)?.number ?? null) : null,
    };
    const lines = [...page.map((one) => rowOf(one, place)), end].map((row) => `${JSON.stringify(row)}\n`);
    return { status: 200, type: "application/x-ndjson", body: lines.join("") };
  };
}

const rowOf = ({ number, stars, text, author, createdAt, changedAt }: PlayedRating, place: string): object => ({
  nr: number,
  prozent: stars * 20,
  text,
  von: author,
  am: timeOf(createdAt),
  geaendert: timeOf(changedAt),
  adresse: `https://www.golocal.example/${place}/${number}`,
});

function timeOf(at: Date): string {
  const [year, month, day] = berlinDate(at.getTime()).split("-");
  const minutes = Math.floor(minutesOfBerlinDay(at.getTime()));
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${day}.${month}.${year} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
