import { WrongSettings } from "./check-settings.ts";

/** Ends the process with the list of mistakes and without a stack trace where the settings are wrong. */
export async function orExit<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
