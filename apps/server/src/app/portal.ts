/** `npm run portal -- COMMAND`: commands for operators. */
import type { Terminal } from "../platform/commands/terminal.ts";
import { runPortal } from "./portal-commands/program.ts";

const terminal: Terminal = {
  env: process.env,
  stdin: process.stdin,
  print: (text) => console.log(text),
  warn: (text) => console.error(text),
  screen: { isTerminal: process.stderr.isTTY, write: (text) => void process.stderr.write(text) },
  exitCode: 0,
};
await runPortal(process.argv.slice(2), terminal);
process.exitCode = terminal.exitCode;
