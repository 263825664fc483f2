import { spawn } from "node:child_process";

type Options = { cwd: string; env?: NodeJS.ProcessEnv; signal: AbortSignal };

/**
 * Runs a Node program until it ends, without showing its output.
 *
 * @throws Error with the output if the program fails, AbortError if `signal` ended it
 */
export function runNode(args: string[], { cwd, env = {}, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    let failure: Error | undefined;
    child.on("error", (error) => (failure = error));
    child.on("close", (code) => {
      if (failure) reject(failure);
      else if (code === 0) resolve();
      else reject(new Error(`${args.join(" ")} failed:\n${output.trim()}`));
    });
  });
}
