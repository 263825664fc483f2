import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { demoPassword } from "@portal/contract/auth/demo-logins";
import { CommandFailure } from "./failure.ts";
import { inProduction, type Terminal } from "./terminal.ts";

const SHORTEST = 12;

/**
 * A new password: typed unseen at a terminal, else the first line of standard input. Never an argument, which everybody
 * on the machine could read.
 * @throws CommandFailure where it is too short, or the demo password in production
 */
export async function readNewPassword(terminal: Terminal): Promise<string> {
  const password = await readLineUnseen(terminal);
  if (password.length < SHORTEST) throw new CommandFailure(`A password needs at least ${SHORTEST} characters.`);
  if (inProduction(terminal) && password === demoPassword) {
    throw new CommandFailure("The demo password is public and not allowed in production.");
  }
  return password;
}

async function readLineUnseen({ stdin, warn }: Terminal): Promise<string> {
  const typed = stdin.isTTY === true;
  if (typed) warn("New password, then Enter (it stays unseen):");
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: typed });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
  }
}
