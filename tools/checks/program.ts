import { spawn } from "node:child_process";
import type { Outcome } from "./run.ts";

/** Runs a Node program until it ends; if it fails, its output is the problem. */
export function runProgram(root: string, file: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => void (output += text));
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ problems: code === 0 ? [] : [output.trim() || `exit code ${code}`] }));
  });
}
