import { WrongSettings } from "../settings/check-settings.ts";

/** Ends a command with its message instead of a stack trace. */
export class CommandFailure extends Error {}

const HINTS: Record<string, string> = {
  "42P01": 'The database lacks tables. Run "portal migrate" first.',
  "42703": 'The database is older than this program. Run "portal migrate" first.',
  "3D000": "The database that DATABASE_URL names does not exist.",
  "57P01": "The database is being stopped. Try again once it is back.",
  "57P03": "The database is starting or recovering. Try again in a moment.",
  "28P01": "The database refuses the user or password of DATABASE_URL.",
  ECONNREFUSED: "The database that DATABASE_URL names does not answer.",
  ENOTFOUND: "The host that DATABASE_URL names is unknown.",
};

/** The text for an error: one line if a person can fix the cause, otherwise the stack trace. */
export function describeFailure(error: unknown): string {
  if (error instanceof CommandFailure || error instanceof WrongSettings) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return HINTS[code] ?? (code === "ENOENT" ? error.message : (error.stack ?? error.message));
}
