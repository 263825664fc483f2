/** What the portal stores of a person: links into companies. */
import { statement } from "@portal/db/statement";
import { companyNameOf, goes, nameless, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

const deleteLinks = statement<never, [userId: number, addressKeys: string[]]>(
  "delete from account_links where user_id = $1 or email_key = any($2::text[])",
);

export const accountLinkingOwnData: SliceOwnData = {
  kinds: {
    links_taken: {
      from: `account_links l where l.user_id = u.id or l.email_key = any($2::text[])`,
      fields: `'company', ${companyNameOf("l")}, 'email', l.email, 'right', l."right", 'state', l.state, 'created_at', l.created_at,
      'expires_at', l.expires_at, 'decided_at', l.decided_at`,
      order: "l.id",
    },
    links_made: {
      from: `account_links l where l.invited_by_user_id = u.id`,
      fields: `'company', ${companyNameOf("l")}, 'email', l.email, 'right', l."right", 'state', l.state, 'created_at', l.created_at`,
      order: "l.id",
    },
  },
  retention: {
    account_links: { swept: "accountLinks", after: "30 days after their expiry, a year after the decision" },
  },
  columns: {
    "account_links.email": goes("links_taken"),
    "account_links.email_key": goes("links_taken"),
    "account_links.user_id": goes("links_taken"),
    "account_links.invited_by_user_id": nameless("links_made"),
  },
  erase: async (trx, { id, addressKeys }) => void (await deleteLinks(trx, id, addressKeys)),
};
