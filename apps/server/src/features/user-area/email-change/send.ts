import type { Brand } from "@portal/contract/brands/brand";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { type MailTemplate, sendMail } from "../../../platform/mail/send-mail.ts";
import { randomToken } from "../../../platform/tokens.ts";

/** Sends a mail about the change; each call is an occasion of its own. */
export const send = <Data>(
  dependencies: Pick<Dependencies, "clock" | "environment">,
  trx: Kysely<Database>,
  template: MailTemplate<Data>,
  { to, brand, data }: { to: string; brand: Brand; data: Data },
): Promise<boolean> =>
  sendMail(dependencies, trx, { key: `${template.name}:${randomToken()}`, to, brand, template, data });
