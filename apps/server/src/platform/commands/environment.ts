/** The server's variables as a command needs them. */
import { developmentSecret } from "../development-secret.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import type { MailDependencies } from "../mail/send-mail.ts";
import { dataFolder } from "./open-database.ts";
import { inProduction, type Terminal } from "./terminal.ts";

/** All variables with the server's keys. Outside production the session secret comes from the data folder. */
export function serverEnvironment(terminal: Terminal): Environment {
  const secret = inProduction(terminal) ? {} : { SESSION_SECRET: developmentSecret(dataFolder(terminal)) };
  return readEnvironment({ DATABASE_URL: "-", ...secret, ...terminal.env });
}

/** The variables from which links in mails are built; unlike `serverEnvironment` it needs no secret. */
export const mailEnvironment = (terminal: Terminal): MailDependencies["environment"] => ({
  production: inProduction(terminal),
  HOST_SUFFIX: terminal.env["HOST_SUFFIX"] ?? "",
  PORT: Number(terminal.env["PORT"] ?? 3000),
});
