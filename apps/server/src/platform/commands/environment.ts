/** The server's variables as a command needs them. */
import { type Environment, readEnvironment, readSettings } from "../environment.ts";
import type { MailDependencies } from "../mail/send-mail.ts";
import { dataFolder } from "./open-database.ts";
import type { Terminal } from "./terminal.ts";

/** A command without DATABASE_URL opens the embedded database itself and does not read its address from here. */
const EMBEDDED = "postgresql:///";

/** All variables with the server's keys. */
export const serverEnvironment = (terminal: Terminal): Environment =>
  readEnvironment({
    ...terminal.env,
    DATABASE_URL: terminal.env["DATABASE_URL"] || EMBEDDED,
    DATA_DIR: dataFolder(terminal),
  });

/** The variables from which links in mails are built; unlike `serverEnvironment` it needs no secret. */
export const mailEnvironment = ({ env }: Terminal): MailDependencies["environment"] => readSettings(env);
