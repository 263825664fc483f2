import type { Lead } from "@portal/contract/leads/lead";
import type { LeadsPageName } from "@portal/contract/leads/pages";
import { LEAD_STATE_LABELS } from "@portal/contract/leads/words";
import { germanMoney } from "@portal/contract/text/formats";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Item, ItemExcerpt, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Badge, Status } from "../../../ui/content/status.tsx";
import { leadTitle, STATE_TONES } from "../lead-texts.ts";

type LeadItemProps = { lead: Lead; page: LeadsPageName; isNew?: boolean };

/** One lead: what, from where, since when, and its state. */
export function LeadItem({ lead, page, isNew = false }: LeadItemProps) {
  return (
    <Item>
      <ItemWords>
        <ItemTitle>
          <PageLink to={page} query={{ anfrage: String(lead.id) }}>
            {leadTitle(lead)}
          </PageLink>{" "}
          {isNew && <Badge accent>Neu eingetroffen</Badge>}
        </ItemTitle>
        {lead.text !== "" && <ItemExcerpt>{lead.text}</ItemExcerpt>}
        <p className="note">
          <RelativeTime dateTime={lead.receivedAt} />
          {lead.contact !== null && lead.place !== "" && <> · {lead.place}</>}
          {lead.valueCents !== null && <> · {germanMoney(lead.valueCents)}</>}
        </p>
      </ItemWords>
      <Status tone={STATE_TONES[lead.state]}>{LEAD_STATE_LABELS[lead.state]}</Status>
    </Item>
  );
}
