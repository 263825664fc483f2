/** What a command reads from and writes to: the process's own streams, or a test's. */
import type { Readable } from "node:stream";
import type { Command } from "commander";
import { readSettings } from "../environment.ts";

/** Where a command shows its progress. */
export type Screen = {
  /** Whether a line can be overwritten. */
  isTerminal: boolean;
  /** Writes text as it is. */
  write(text: string): void;
};

export type Terminal = {
  env: NodeJS.ProcessEnv;
  stdin: Readable & { isTTY?: boolean };
  /** Writes one or more lines of result. */
  print(text: string): void;
  /** Writes a line about a failure, or a question. */
  warn(text: string): void;
  /** Undefined where progress is not shown. */
  screen?: Screen;
  /** The exit code of the process. */
  exitCode: number;
};

/** Adds commands of one slice to the program; app/portal-commands composes them. */
export type AddCommands = (program: Command, terminal: Terminal) => void;

/** Whether demo data, the demo password and relative days are refused. */
export const refusesDemo = ({ env }: Terminal): boolean => !readSettings(env).developerTools;
