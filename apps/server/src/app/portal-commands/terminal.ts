/** What a command reads from and writes to: the process's own streams, or a test's. */
import type { Readable } from "node:stream";
import type { Screen } from "../import/progress.ts";

export type Terminal = {
  env: NodeJS.ProcessEnv;
  stdin: Readable & { isTTY?: boolean };
  /** One or more lines of result. */
  print(text: string): void;
  /** A line about something that went wrong, or a question. */
  warn(text: string): void;
  /** Where progress is told; undefined: nowhere. */
  screen?: Screen;
  /** What the process ends with. */
  exitCode: number;
};

export const inProduction = ({ env }: Terminal): boolean => env["PORTAL_ENV"] === "production";
