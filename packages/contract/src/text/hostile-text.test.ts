/**
 * No text may keep a rule busy, because rules run in the browser while people type, and on the server for everybody. A
 * rule must answer within the limit, and its time must grow linearly with the text's length.
 */
import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { aboutUsFields } from "../entry/rules/about-us.ts";
import { companyDataFields } from "../entry/rules/company-data.ts";
import { logoAndSloganFields } from "../entry/rules/logo-and-slogan.ts";
import { phoneDisplay, phoneHref } from "./formats.ts";
import { openingHoursSchema } from "../opening-hours/schema.ts";
import {
  hostOfUrl,
  IMAGE_DATA_URL_PATTERN,
  IMAGE_URL_PATTERN,
  isCustomUrl,
  isHouseNumber,
  isMobileOrFaxNumber,
  isPhoneNumber,
  isUrlWithProtocol,
  OPENING_HOUR_PATTERN,
  parseShippingStreet,
  TEMPORARY_FILE_PATTERN,
  ZIP_CODE_PATTERN,
} from "./patterns.ts";
import { phoneRefusal } from "./phone-refusal.ts";
import { imitatesProviderName } from "./provider-name.ts";
import { truncateHtml } from "./truncate-html.ts";
import { parsePageTarget, parseRedirectTarget, parseRedirectUri } from "../pages/redirect-target.ts";

const LENGTH = 100_000;
/** Quadratic rules take seconds. The limit leaves room for a busy machine, on which 20 ms of work can measure 60 ms. */
const WAIT_MS = 250;
const HOPELESS_MS = 500;
const TRIES = 9;
/** Below this time the garbage collector and the caches of a busy machine decide the result. Quadratic rules take seconds. */
const CLOCK_MS = 100;

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
const fieldsOf = (fields: Record<string, z.ZodMiniType>) =>
  Object.entries(fields).map(([name, schema]): [string, (text: string) => unknown] => [
    name,
    (text) => schema.safeParse(text),
  ]);

const hoursWith = (text: string) => ({
  week: Array.from({ length: 7 }, () => ({ spans: [{ from: text, to: text }], byAppointment: false })),
  specialDays: [{ from: text, to: text, label: text, spans: [] }],
  temporarilyClosed: { from: text, until: text, note: text },
});

const RULES: [string, (text: string) => unknown][] = [
  ["opening hour", matches(OPENING_HOUR_PATTERN)],
  ["image data URL", matches(IMAGE_DATA_URL_PATTERN)],
  ["image URL", matches(IMAGE_URL_PATTERN)],
  ["temporary file", matches(TEMPORARY_FILE_PATTERN)],
  ["postal code", matches(ZIP_CODE_PATTERN)],
  ["phone", isPhoneNumber],
  ["mobile and fax", isMobileOrFaxNumber],
  ["refusal of a phone number", phoneRefusal("fax")],
  ["number to call", phoneHref],
  ["number to read", phoneDisplay],
  ["web address", isCustomUrl],
  ["web address with protocol", isUrlWithProtocol],
  ["host", hostOfUrl],
  ["house number", isHouseNumber],
  ["street", parseShippingStreet],
  ["provider's name", (text) => imitatesProviderName(text)],
  ["shortened HTML", (text) => truncateHtml(text)],
  ["redirect target", (text) => parseRedirectTarget(text, ["ok.example"])],
  ["page target", (text) => parsePageTarget(`/${text}`)],
  ["uri of /redirect", (text) => parseRedirectUri(text, { allowedDomains: ["ok.example"] })],
  ["opening hours", (text) => openingHoursSchema.safeParse(hoursWith(text))],
  ...fieldsOf(companyDataFields),
  ["slogan", (text) => logoAndSloganFields.slogan.safeParse(text)],
  ["logo", (text) => logoAndSloganFields.logo.safeParse(text)],
  ["about us", (text) => aboutUsFields.text.safeParse(text)],
  ["specialties", (text) => aboutUsFields.specialties.safeParse([text, text])],
];

/** Texts to repeat to any length, each after a beginning that a rule partly matches. */
const PIECES: [string, string][] = [
  ["zeros", "0"],
  ["ones and blanks", "1 "],
  ["letters", "a"],
  ["blanks", " "],
  ["tabs and line ends", "\t\n"],
  ["dashes", "-"],
  ["slashes and dashes", "/-"],
  ["dots", "."],
  ["labels", "a."],
  ["house numbers", "1a-"],
  ["ordinals", "1. "],
  ["squares", "q 7, "],
  ["brackets", "(0)"],
  ["base64", "iVBORw0KGgo="],
  ["endings", ".jpg"],
  ["schemes", "https://"],
  ["at signs", "@"],
  ["percent signs", "%2e"],
  ["opening brackets", "<"],
  ["comments", "<!--"],
  ["links", "<a "],
  ["tags", "<b>"],
  ["ampersands", "&"],
  ["almost the name", "1188 "],
  ["the name's first digits", "11"],
  ["strokes", "| "],
  ["signs on a letter", "\u0301\u0316"],
  ["signs of the upper kind", "\u0301"],
  ["enclosing signs", "1\u20e3"],
  ["invisible characters", "\u200b"],
  ["turns of the writing", "\u202e\u202c"],
  ["halves of characters", "\ud800"],
  ["halves the wrong way round", "\udc00\ud800"],
  ["characters that grow when decomposed", "\ufdfa"],
  ["syllables", "\uac01"],
  ["families", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}"],
];
const LURES = ["", "+49", "https://a.example/", "data:image/png;base64,", "tmpfile-", "Straße ", "08:00"];

const textOf = (lure: string, piece: string, length: number): string =>
  `${(lure + piece.repeat(Math.ceil(length / piece.length))).slice(0, length - 1)}\u0000`;

const TEXTS = PIECES.flatMap(([name, piece]) =>
  LURES.map((lure) => ({ name: `${lure}${name}`, text: textOf(lure, piece, LENGTH) })),
);
const PAIRS = PIECES.map(([name, piece]) => ({
  name,
  short: textOf("", piece, LENGTH / 4),
  long: textOf("", piece, LENGTH),
}));

/**
 * The fastest of several tries, in ms of processor time, because other processes must not decide. Only hopeless times
 * get fewer tries.
 */
function fastest(run: () => unknown, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < TRIES && best > enough && (count < 3 || best < HOPELESS_MS); count += 1) {
    const { user, system } = process.threadCpuUsage();
    run();
    const used = process.threadCpuUsage({ user, system });
    best = Math.min(best, (used.user + used.system) / 1000);
  }
  return best;
}

describe.each(RULES)("%s", { timeout: 60_000 }, (_, rule) => {
  // Stops at the first failure, because the others would be slow as well.
  test("answers 100,000 characters of any pattern within the limit", () => {
    expect(TEXTS.find(({ text }) => fastest(() => rule(text), WAIT_MS) > WAIT_MS)?.name).toBeUndefined();
  });

  test("takes about four times as long for four times the text, not sixteen times", () => {
    const steep = PAIRS.find(({ short, long }) => {
      const time = fastest(() => rule(long), CLOCK_MS);
      return time > CLOCK_MS && time / fastest(() => rule(short), 0) > 10;
    });
    expect(steep?.name).toBeUndefined();
  });
});
