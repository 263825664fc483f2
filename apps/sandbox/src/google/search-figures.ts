/** Invented figures of Search Console. Each day of a property is the same whenever it is asked for, once it is final. */
import { createHash } from "node:crypto";

type Term = {
  term: string;
  /** Impressions on an average day. */
  impressions: number;
  /** Position today; it was worse a year ago. */
  position: number;
};

const TERMS: Readonly<Record<string, readonly Term[]>> = {
  "dachdeckerei-lorenz.example": [
    { term: "dachdecker köln", impressions: 34, position: 6.2 },
    { term: "dachdecker köln ehrenfeld", impressions: 9, position: 2.4 },
    { term: "dachdeckerei lorenz", impressions: 7, position: 1.1 },
    { term: "dachfenster einbauen köln", impressions: 14, position: 11.8 },
    { term: "flachdachabdichtung köln", impressions: 8, position: 5.1 },
    { term: "dachrinne reinigen köln", impressions: 11, position: 7.4 },
    { term: "dachgaube kosten", impressions: 16, position: 14.6 },
    { term: "dachdecker leverkusen", impressions: 10, position: 13.2 },
    { term: "dachdecker bonn", impressions: 7, position: 18.3 },
    { term: "sturmschaden dach wer hilft", impressions: 4, position: 9.5 },
  ],
  "rheinbogen-it.example": [
    { term: "it systemhaus köln", impressions: 22, position: 9.1 },
    { term: "it dienstleister köln", impressions: 18, position: 12.6 },
    { term: "datensicherung kleine unternehmen", impressions: 13, position: 8.3 },
    { term: "microsoft 365 beratung köln", impressions: 12, position: 4.2 },
    { term: "rheinbogen it", impressions: 8, position: 1 },
    { term: "server warten lassen", impressions: 6, position: 17.8 },
  ],
};
const ANY_TERMS: readonly Term[] = [
  { term: "dachdecker berlin", impressions: 30, position: 12.4 },
  { term: "bedachungen brandt", impressions: 6, position: 1.2 },
  { term: "dachsanierung berlin kreuzberg", impressions: 9, position: 4.8 },
  { term: "dachdecker notdienst berlin", impressions: 12, position: 8.9 },
  { term: "gerüst mieten berlin", impressions: 15, position: 16.1 },
];

/** How much of a day Google has counted, by its age in days; from then on all. */
const COUNTED_BY_AGE = [0, 0.5, 0.85];
/** Google names no rare terms: a day has a quarter more than its terms. */
const NAMED_SHARE = 0.8;
const DAY_MS = 86_400_000;
const WEEK = [0.7, 1.15, 1.1, 1.05, 1.05, 0.95, 0.6];

type Figures = { day: string; term: string; impressions: number; clicks: number; position: number };

/** Between 0 and 1, the same for the same text. */
const chance = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;

/** The share of people who click at a position. */
const clickShare = (position: number): number => 0.32 / (0.6 + position ** 1.2 * 0.4);

export const isComplete = (day: string, today: string): boolean => ageOf(day, today) >= COUNTED_BY_AGE.length;
const ageOf = (day: string, today: string): number => Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);

/** Figures by term. Nothing is known of today and later. */
export function termsOfDay(host: string, day: string, today: string): Figures[] {
  const age = ageOf(day, today);
  const counted = age < 0 ? 0 : (COUNTED_BY_AGE[age] ?? 1);
  const date = new Date(day);
  const season = 1 + 0.2 * Math.cos(((date.getUTCMonth() - 9) / 12) * 2 * Math.PI);
  const week = WEEK[date.getUTCDay()] ?? 1;
  return (TERMS[host] ?? ANY_TERMS).flatMap(({ term, impressions: usual, position: now }) => {
    const luck = 0.6 + 0.8 * chance(`${host} ${term} ${day}`);
    const impressions = Math.round(usual * season * week * luck * counted);
    if (impressions === 0) return [];
    const position = Math.max(1, now * (1 + Math.min(age, 500) / 1500) + chance(`${day} ${term}`) - 0.5);
    const clicks = Math.round(impressions * clickShare(position) * (0.7 + 0.6 * chance(`${term} ${day} k`)));
    return [{ day, term, impressions, clicks, position: Math.round(position * 100) / 100 }];
  });
}

/** All of a day, with the terms that Google does not name; null for a day without impressions. */
export function wholeDay(host: string, day: string, today: string): Omit<Figures, "term"> | null {
  const terms = termsOfDay(host, day, today);
  const impressions = terms.reduce((sum, one) => sum + one.impressions, 0);
  if (impressions === 0) return null;
  const positions = terms.reduce((sum, one) => sum + one.impressions * one.position, 0);
  return {
    day,
    impressions: Math.round(impressions / NAMED_SHARE),
    clicks: Math.round(terms.reduce((sum, one) => sum + one.clicks, 0) / NAMED_SHARE),
    position: positions / impressions,
  };
}
