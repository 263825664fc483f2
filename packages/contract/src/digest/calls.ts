/** Summaries by mail: what a person wants for a company, and the end of them by a mail's link. The calls are our own. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import type { Day } from "../time/berlin-time.ts";
import { type Rhythm, RHYTHMS } from "./periods.ts";

export type DigestChoice = {
  /** Null without summaries. */
  rhythm: Rhythm | null;
  /** The person's address. */
  email: string;
  /** The day of the next one; null without. */
  nextOn: Day | null;
  /** Whether the company's account locks stop it. */
  isLocked: boolean;
};

/** What the person of the session wants for the active company. */
export const getDigest = endpoint<DigestChoice>()({
  name: "getDigest",
  method: "GET",
  path: "/api/customer/digest",
});

export const chooseDigest = endpoint<DigestChoice>()({
  name: "chooseDigest",
  method: "POST",
  path: "/api/customer/digest",
  body: z.object({ rhythm: z.nullable(z.enum(RHYTHMS, "Bitte wählen Sie aus der Liste.")) }),
});

/** The mail as it would be now, for a frame. A plain GET. */
export const getDigestPreview = endpoint<unknown>()({
  name: "getDigestPreview",
  method: "GET",
  path: "/api/customer/digest/preview",
  query: z.object({ rhythm: z.enum(RHYTHMS, "Bitte wählen Sie aus der Liste.") }),
});

/** `company` is "" if the person no longer has one. */
export type EndedDigest = { company: string; mayResume: boolean };

const body = z.object({ data: z.string().check(z.minLength(1), z.maxLength(3000)) });

export const endDigest = endpoint<EndedDigest>()({
  name: "endDigest",
  method: "POST",
  path: "/api/digest/end",
  body,
  errors: ["cryptography.unreadable"],
});

/** Takes the end back. */
export const resumeDigest = endpoint<EndedDigest>()({
  name: "resumeDigest",
  method: "POST",
  path: "/api/digest/resume",
  body,
  errors: ["cryptography.unreadable"],
});
