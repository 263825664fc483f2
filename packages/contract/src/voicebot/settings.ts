/** How the voicebot answers, and what it says first. */
import * as z from "zod/mini";
import { type AnsweringHours, answeringHours } from "../opening-hours/answering-hours.ts";
import { forwardingNumber, greetingOf, type NextAbsence, settingsVersion } from "../phone/settings.ts";
import { choicesOf } from "../text/text-fields.ts";

/** What it may do for a caller. */
export const BOT_TASKS = ["message", "appointment", "connect"] as const;
export type BotTask = (typeof BOT_TASKS)[number];

/** Questions that it answers from the entry. */
export const BOT_ANSWERS = ["openingHours", "address", "services", "payments"] as const;
export type BotAnswer = (typeof BOT_ANSWERS)[number];

export type VoicebotSettings = {
  greeting: string;
  forwardTo: string;
  hours: AnsweringHours;
  tasks: BotTask[];
  answers: BotAnswer[];
  /** Whether it asks callers for consent to a recording. Without consent nothing is recorded. */
  asksToRecord: boolean;
  /** Entered on the page for absences, or by the provider. */
  absence: NextAbsence | null;
  version: number;
};

/**
 * What every call begins with: people must know that a machine is speaking (Regulation (EU) 2024/1689, article 50).
 * No setting changes or leaves it out.
 */
export const MACHINE_NOTICE = "Guten Tag. Sie sprechen mit einem digitalen Assistenten, nicht mit einem Menschen.";
const RECORDING_QUESTION = "Darf ich das Gespräch aufzeichnen? Bitte sagen Sie Ja oder Nein.";

/** What the beginning of a call depends on. */
export type GreetingToHear = Pick<VoicebotSettings, "greeting" | "asksToRecord">;

/** What callers hear first. */
export const spokenGreeting = ({ greeting, asksToRecord }: GreetingToHear): string =>
  [MACHINE_NOTICE, greeting.trim(), asksToRecord ? RECORDING_QUESTION : ""].filter((part) => part !== "").join(" ");

const greeting = greetingOf("Bitte geben Sie an, wie sich der Sprachbot meldet.");

export const greetingToHear = z.object({ greeting, asksToRecord: z.boolean() });

export const voicebotSettings = z
  .object({
    version: settingsVersion,
    greeting,
    forwardTo: forwardingNumber,
    hours: answeringHours,
    tasks: choicesOf(BOT_TASKS),
    answers: choicesOf(BOT_ANSWERS),
    asksToRecord: z.boolean(),
  })
  .check(
    z.refine(({ tasks, forwardTo }) => !tasks.includes("connect") || forwardTo !== "", {
      path: ["forwardTo"],
      error: "Bitte geben Sie an, wohin der Sprachbot verbinden soll.",
    }),
  );
