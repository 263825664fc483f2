/** The settings as the product uses them, read and checked once. */
import type * as z from "zod/mini";
import { developmentSecret } from "./development-secret.ts";
import { checkSettings, givenIn, type Source, WrongSettings } from "./settings/check-settings.ts";
import { hasDeveloperTools } from "./settings/developer-tools.ts";
import { schema } from "./settings/schema.ts";

/** Where mails stay in the outbox, their reply address may be any. */
const REPLY_ADDRESS_OF_DEVELOPERS = "antwort@nahbei.example";
/** A proxy in front needs a moment to see that a server is not ready. */
const STOP_DELAY_SECONDS_IN_PRODUCTION = 5;

export type Settings = z.infer<typeof schema> & {
  production: boolean;
  STOP_DELAY_SECONDS: number;
  /** Whether the pages for developers, the outbox, the demo people and the sandbox exist. */
  developerTools: boolean;
};

/** What a server needs. */
export type Environment = Settings & { DATABASE_URL: string; SESSION_SECRET: string };

/** @throws WrongSettings with every mistake */
export function readSettings(source: Source): Settings {
  const problems = checkSettings(source);
  if (problems.length > 0) throw new WrongSettings(problems);
  const settings = schema.parse(givenIn(source));
  const production = settings.PORTAL_ENV === "production";
  const developerTools = hasDeveloperTools(settings);
  return {
    ...settings,
    production,
    developerTools,
    REPLY_ADDRESS: settings.REPLY_ADDRESS ?? (developerTools ? REPLY_ADDRESS_OF_DEVELOPERS : undefined),
    STOP_DELAY_SECONDS: settings.STOP_DELAY_SECONDS ?? (production ? STOP_DELAY_SECONDS_IN_PRODUCTION : 0),
  };
}

/**
 * Outside production the data folder's secret stands in for SESSION_SECRET.
 * @throws WrongSettings with every mistake, or without DATABASE_URL
 */
export function readEnvironment(source: Source): Environment {
  const { DATABASE_URL, SESSION_SECRET, ...settings } = readSettings(source);
  if (DATABASE_URL === undefined) throw new WrongSettings([{ name: "DATABASE_URL", text: "is missing" }]);
  return { ...settings, DATABASE_URL, SESSION_SECRET: SESSION_SECRET ?? developmentSecret(settings.DATA_DIR) };
}
