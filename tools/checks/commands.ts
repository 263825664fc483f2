/** The commands that people can call, read from what defines them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { runPortal } from "../../apps/server/src/app/portal-commands/program.ts";
import type { Commands } from "./docs.ts";

/** Names of `npm run` and of `npm run portal`, the latter as its help prints them. */
export async function readCommands(root: string): Promise<Commands> {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { scripts: object };
  const portal = new Map<string, ReadonlySet<string>>();
  for (const name of await portalHelp([])) portal.set(name, new Set(name === "help" ? [] : await portalHelp([name])));
  return { scripts: new Set(Object.keys(scripts)), portal };
}

/** The names below a command, from the list that its help prints. */
async function portalHelp(command: readonly string[]): Promise<string[]> {
  let help = "";
  await runPortal([...command, "--help"], {
    env: {},
    stdin: process.stdin,
    print: (text) => void (help += `${text}\n`),
    warn: () => {},
    screen: { isTerminal: false, write: () => {} },
    exitCode: 0,
  });
  const list = /^Commands:\n((?:\s+\S.*\n)+)/m.exec(help)?.[1] ?? "";
  return [...list.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = ""]) => name);
}
