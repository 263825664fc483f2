/** SQL of mailboxes. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;

export type MailboxRow = {
  id: number;
  external_id: string;
  address: string;
  owner_name: string;
  quota_bytes: number;
  used_bytes: number | null;
  used_at: Date | null;
  aliases: string[];
  forwards_to: string[];
  keeps_copy: boolean;
  login_name: string;
  imap_host: string;
  imap_port: number;
  smtp_host: string;
  smtp_port: number;
};
const COLUMNS = `id, external_id, address, owner_name, quota_bytes, used_bytes, used_at, aliases, forwards_to, keeps_copy,
         login_name, imap_host, imap_port, smtp_host, smtp_port`;

const ofCompany = statement<MailboxRow, [companyId: number]>(
  `select ${COLUMNS} from mailboxes where company_id = $1 order by address, id limit 500`,
);
export const mailboxesOf = (db: Db, scope: AccountScope): Promise<MailboxRow[]> => ofCompany(db, scope.companyId);

const oneOf = statement<MailboxRow, [companyId: number, id: number]>(
  `select ${COLUMNS} from mailboxes where company_id = $1 and id = $2`,
);
export const mailboxOf = async (db: Db, scope: AccountScope, id: number): Promise<MailboxRow | undefined> =>
  (await oneOf(db, scope.companyId, id))[0];
