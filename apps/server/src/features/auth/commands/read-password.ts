import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { demoPassword } from "@portal/contract/auth/demo-logins";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { refusesDemo, type Terminal } from "../../../platform/commands/terminal.ts";

const SHORTEST = 12;

/**
 * Reads a new password: typed without echo at a terminal, otherwise the first line of standard input. A password is never
 * an argument, because other users of the machine can read the arguments of a process.
 * @throws CommandFailure if it is too short, or if it is the demo password where demo people are not allowed
 */
export async function readNewPassword(terminal: Terminal): Promise<string> {
  const password = await readLineWithoutEcho(terminal);
  if (password.length < SHORTEST) throw new CommandFailure(`A password needs at least ${SHORTEST} characters.`);
  if (refusesDemo(terminal) && password === demoPassword) {
    throw new CommandFailure(
      "The demo password is public. It is allowed with DEVELOPER_TOOLS=on only, never in production.",
    );
  }
  return password;
}

async function readLineWithoutEcho({ stdin, warn }: Terminal): Promise<string> {
  const typed = stdin.isTTY === true;
  if (typed) warn("Type the new password, then Enter (it is not shown):");
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: typed });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
  }
}
