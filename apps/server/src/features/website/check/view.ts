/** What people read of a check: the stored codes in German words, compared with the check before. */
import {
  type CheckFinding,
  RECHECK_SECONDS,
  type WebsiteCheck,
  type WebsitePicture,
} from "@portal/contract/website/check/model";
import { changeSince } from "@portal/website-check/compare";
import type { Finding } from "@portal/website-check/finding";
import { doerOf, wordsOf } from "@portal/website-check/texts/texts";
import type { CheckRow } from "./repository.ts";

type Stored = {
  rows: readonly CheckRow[];
  /** Of the latest two checks that could read the page, newest first. */
  latest: readonly { id: number; findings: Finding[] }[];
  picture: WebsitePicture;
  /** True if the provider made the website, and so mends it. */
  isOurs: boolean;
};

export function checkView(url: string, { rows, latest, picture, isOurs }: Stored, now: Date): WebsiteCheck {
  const [newest] = rows;
  const done = rows.find(({ finished_at }) => finished_at !== null);
  const shown = done?.state === "success" ? latest.find(({ id }) => id === done.id) : undefined;
  const before = shown === undefined ? undefined : latest[latest.indexOf(shown) + 1];
  const change = shown === undefined ? null : changeSince(before?.findings ?? null, shown.findings);
  return {
    url,
    state: newest?.state ?? "wait",
    isRunning: newest !== undefined && newest.finished_at === null,
    message: done?.message ?? "",
    finalUrl: done?.final_url ?? null,
    checkedAt: done?.finished_at?.toISOString() ?? null,
    nextCheckAt: nextCheckAt(newest, now),
    findings: (shown?.findings ?? []).map((found) =>
      inWords(found, isOurs, change?.added.includes(found.code) ?? false),
    ),
    fixed: (before?.findings ?? [])
      .filter(({ code }) => change?.fixed.includes(code))
      .map((found) => wordsOf(found).title),
    isCompared: change !== null,
    figures: done?.figures ?? null,
    picture,
    history: rows.flatMap(({ state, finished_at, found }) =>
      finished_at === null ? [] : [{ state, checkedAt: finished_at.toISOString(), findings: found }],
    ),
  };
}

function inWords(found: Finding, isOurs: boolean, isNew: boolean): CheckFinding {
  const doer = doerOf(found.code);
  const { code, places, count } = found;
  return { code, places, count, isNew, ...wordsOf(found), doer: isOurs && doer !== "owner" ? "provider" : doer };
}

/** Null while a check runs, because asking again returns that one. */
function nextCheckAt(newest: CheckRow | undefined, now: Date): string | null {
  if (newest === undefined || newest.finished_at === null) return null;
  const next = newest.finished_at.getTime() + RECHECK_SECONDS * 1000;
  return next > now.getTime() ? new Date(next).toISOString() : null;
}
