/** The server's variables as a command sees them. */
import { type Environment, readEnvironment } from "../../platform/environment.ts";
import { developmentSecret } from "../development-secret.ts";
import { dataFolder } from "./open-database.ts";
import { inProduction, type Terminal } from "./terminal.ts";

/** With the server's keys: from its variables, outside production from the data folder. */
export function serverEnvironment(terminal: Terminal): Environment {
  const secret = inProduction(terminal) ? {} : { SESSION_SECRET: developmentSecret(dataFolder(terminal)) };
  return readEnvironment({ DATABASE_URL: "-", ...secret, ...terminal.env });
}
