/** Mails of a command link to where the portal is: PORT and HOST_SUFFIX as the server has them. */
import type { MailDependencies } from "../../platform/mail/send-mail.ts";
import { inProduction, type Terminal } from "./terminal.ts";

export const mailEnvironment = (terminal: Terminal): MailDependencies["environment"] => ({
  production: inProduction(terminal),
  HOST_SUFFIX: terminal.env["HOST_SUFFIX"] ?? "",
  PORT: Number(terminal.env["PORT"] ?? 3000),
});
