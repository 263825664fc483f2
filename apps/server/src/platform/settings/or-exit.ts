import { describeFailure } from "../commands/failure.ts";

/** Ends the process where what the start needs is missing: with one line, or a list, if a person can mend the cause. */
export async function orExit<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    console.error(describeFailure(error));
    return process.exit(1);
  }
}
