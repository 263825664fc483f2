/** What the portal stores of a person: memberships, and what the person did with contracts and contacts. */
import { companyNameOf, goes, nameless, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const companyDataOwnData: SliceOwnData = {
  kinds: {
    companies: {
      from: `memberships m where m.user_id = u.id`,
      fields: `'id', m.company_id, 'name', ${companyNameOf("m")}, 'right', m."right", 'since', m.created_at`,
      order: "m.company_id",
    },
    contract_cancellations: {
      from: "contract_cancellations x join contracts c on c.id = x.contract_id where x.declared_by_user_id = u.id or x.withdrawn_by_user_id = u.id",
      fields: `'company', ${companyNameOf("x")}, 'contract', c.external_id, 'kind', x.kind, 'ends_on', x.ends_on, 'reason', x.reason,
      'declared_at', x.declared_at, 'withdrawn_at', x.withdrawn_at`,
      order: "x.id",
    },
    contact_changes: {
      from: "contact_changes h where h.actor_user_id = u.id or h.agent_user_id = u.id",
      fields: `'company', ${companyNameOf("h")}, 'before', h.before, 'after', h.after, 'changed_at', h.changed_at`,
      order: "h.id",
    },
  },
  columns: {
    "memberships.user_id": goes("companies"),
    "contract_cancellations.declared_by_user_id": nameless("contract_cancellations"),
    "contract_cancellations.withdrawn_by_user_id": nameless("contract_cancellations"),
    "contact_changes.actor_user_id": nameless("contact_changes"),
    "contact_changes.agent_user_id": nameless("contact_changes"),
  },
};
