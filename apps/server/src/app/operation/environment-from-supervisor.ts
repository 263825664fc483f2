/** `npm start` starts the server early, so that its modules load while the database is prepared. */
import { once } from "node:events";

/** Waits for the rest of the environment where the supervisor says that it follows. Call it after all imports. */
export async function environmentFromSupervisor(): Promise<void> {
  if (process.env["ENVIRONMENT_FOLLOWS"] === undefined || process.channel === undefined) return;
  delete process.env["ENVIRONMENT_FOLLOWS"];
  // `exit-with-parent.ts` has taken this from the channel, and nothing else keeps the process running yet.
  process.channel.ref();
  const [environment] = (await once(process, "message")) as [NodeJS.ProcessEnv];
  process.channel.unref();
  Object.assign(process.env, environment);
}
