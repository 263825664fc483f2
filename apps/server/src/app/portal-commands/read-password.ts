import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { demoPassword } from "@portal/contract/demo-logins";
import { CommandFailure } from "./failure.ts";
import { inProduction } from "./open-database.ts";

const SHORTEST = 12;

/**
 * A new password: typed unseen at a terminal, else the first line of standard input. Never an argument, which everybody
 * on the machine could read.
 * @throws CommandFailure where it is too short, or the demo password in production
 */
export async function readNewPassword(): Promise<string> {
  const password = await readLineUnseen();
  if (password.length < SHORTEST) throw new CommandFailure(`A password needs at least ${SHORTEST} characters.`);
  if (inProduction() && password === demoPassword) {
    throw new CommandFailure("The demo password is public and not allowed in production.");
  }
  return password;
}

async function readLineUnseen(): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal) process.stderr.write("New password: ");
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (terminal) process.stderr.write("\n");
  }
}
