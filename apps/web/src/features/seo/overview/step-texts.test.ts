import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import type { SeoStep } from "@portal/contract/seo/calls";
import { expect, test } from "vitest";
import { stepText } from "./step-texts.ts";

const sources = { google: null, directory: { views: { value: 1, before: null }, comparedWith: null, until: null } };
const STEPS: readonly SeoStep[] = [
  { kind: "listings", share: 0.5, wrong: 6, portals: 12, checkedAt: "2026-11-20T09:00:00.000Z" },
  {
    kind: "entry",
    share: 0.3,
    part: "openingHours",
    title: "Öffnungszeiten eintragen",
    benefit: "Niemand steht vor verschlossener Tür.",
    minutes: 3,
    percent: 70,
  },
  { kind: "keyword", share: 0.2, term: "dachgaube", count: 120, source: "google", websiteUntil: null },
  {
    kind: "website",
    share: 1,
    url: "https://www.brandt.example/",
    code: "index.noindex",
    title: "Die Seite bittet Suchmaschinen, sie nicht zu zeigen",
    why: "Niemand findet sie.",
    harm: "hidden",
    checkedAt: "2026-11-20T09:00:00.000Z",
  },
  { kind: "second_page", share: 0.2, term: "dachfenster köln", impressions: 420, position: 11.8 },
  { kind: "ratings", share: 0.5, lack: "answers", recent: 4, open: 2, latestAt: "2026-11-20T09:00:00.000Z" },
  { kind: "ratings", share: 0.5, lack: "ratings", recent: 0, open: 0, latestAt: null },
  { kind: "connect", share: 0.5, state: "none" },
  { kind: "connect", share: 0.5, state: "granted" },
  { kind: "connect", share: 0.5, state: "access_ended" },
  { kind: "connect", share: 0.5, state: "property_lost" },
];

test("every step names its source and leads to a page that is built", () => {
  for (const step of STEPS) {
    const { to, source, why, action } = stepText(step, sources, false);
    expect(BUILT_ROUTES).toContain(to);
    for (const text of [source, why, action]) expect(text).not.toBe("");
  }
});

test.each([
  [1, "Abweichung auf einem Portal klären", "Auf einem von 12 geprüften Portalen stimmt etwas nicht"],
  [6, "Abweichungen auf 6 Portalen klären", "Auf 6 von 12 geprüften Portalen stimmt etwas nicht"],
])("%i wrong portals: %s", (wrong, title, why) => {
  const text = stepText(
    { kind: "listings", share: 0.5, wrong, portals: 12, checkedAt: "2026-11-20T09:00:00Z" },
    sources,
    false,
  );
  expect(text.title).toBe(title);
  expect(text.why).toContain(why);
  expect(text.source).toBe("Eintragsservice, Prüfung vom 20.11.2026, 10:00 Uhr");
});

test.each([
  [1, 1, "Eine Bewertung beantworten", "Die eine Bewertung der letzten 90 Tage hat noch keine Antwort."],
  [5, 1, "Eine Bewertung beantworten", "Eine von 5 Bewertungen der letzten 90 Tage hat noch keine Antwort."],
  [5, 3, "3 Bewertungen beantworten", "3 von 5 Bewertungen der letzten 90 Tage haben noch keine Antwort."],
])("of %i recent ratings %i wait for an answer: %s", (recent, open, title, why) => {
  const step = { kind: "ratings", share: 1, lack: "answers", recent, open, latestAt: "2026-11-20T23:30:00Z" } as const;
  expect(stepText(step, sources, false)).toMatchObject({
    title,
    why: expect.stringContaining(why) as string,
    source: "Ihre Bewertungen auf allen Portalen, Stand jetzt, die neueste vom 21.11.2026",
    to: "ratings_manage",
    query: { stand: "offen" },
  });
});

test.each([
  [0, "kam keine neue Bewertung dazu."],
  [1, "kam nur eine dazu."],
  [2, "kamen nur 2 dazu."],
])("%i recent ratings lead to invitations: %s", (recent, why) => {
  const step = { kind: "ratings", share: 1, lack: "ratings", recent, open: 0, latestAt: null } as const;
  expect(stepText(step, sources, false)).toMatchObject({
    why: expect.stringContaining(why) as string,
    source: "Ihre Bewertungen auf allen Portalen, Stand jetzt",
    to: "ratings_invitations",
  });
});

test("a keyword says which source counted it", () => {
  const step = { kind: "keyword", share: 0.2, term: "dachgaube", count: 20, websiteUntil: null } as const;
  expect(stepText({ ...step, source: "google" }, sources, false).why).toContain(
    "Google hat Ihre Website dafür 20\u00a0Mal",
  );
  expect(stepText({ ...step, source: "directory" }, sources, false)).toMatchObject({
    why: expect.stringContaining("Ihr Eintrag wurde danach 20\u00a0Mal in 90 Tagen geöffnet.") as string,
    source: "Statistik Ihres Eintrags",
    place: "suchbegriffe",
  });
  expect(stepText({ ...step, source: "website", websiteUntil: "2026-11-20T09:00:00Z" }, sources, false)).toMatchObject({
    why: expect.stringContaining("Auf Ihre Website kam danach 20\u00a0Mal in 90 Tagen jemand.") as string,
    source: "Statistik Ihrer Website, Zahlen bis 20.11.2026, 10:00 Uhr",
  });
});

test("a fault of the website says what it means for search and leads to its check", () => {
  const step = STEPS.find(({ kind }) => kind === "website") as SeoStep;
  expect(stepText(step, sources, false)).toMatchObject({
    title: "Die Seite bittet Suchmaschinen, sie nicht zu zeigen",
    why: "Niemand findet sie. Solange das so ist, zeigen Suchmaschinen Ihre Startseite nicht.",
    source: "Prüfung Ihrer Website vom 20.11.2026, 10:00 Uhr",
    to: "website_check",
    query: { adresse: "https://www.brandt.example/" },
  });
});

test("a long term still fits the field of a service case", () => {
  const term = "x".repeat(200);
  const { query } = stepText({ kind: "second_page", share: 1, term, impressions: 20, position: 9 }, sources, false);
  expect(query?.["bezug"]).toHaveLength(100);
});

test("the second page leads to the form for texts where the provider makes the website", () => {
  const step = { kind: "second_page", share: 1, term: "dachfenster köln", impressions: 20, position: 9 } as const;
  expect(stepText(step, sources, true)).toMatchObject({ to: "website_edit", action: "Text dafür übergeben" });
  expect(stepText(step, sources, false).to).toBe("service_cases");
});
