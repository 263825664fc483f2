import { germanNumber } from "@portal/contract/text/formats";
import { useArrivals } from "../../../../platform/phone/use-arrivals.ts";
import { ItemList } from "../../../../ui/lists/item-list.tsx";
import { Stack } from "../../../../ui/page/layout.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { newOfKind } from "../../lead-texts.ts";
import { useNewMessages } from "../../leads-store.ts";
import { LeadItem } from "../../list/lead-item.tsx";

/** Messages that wait to be accepted: they have no thread yet. Nothing without any; the threads below report failures. */
export function NewMessages() {
  const { data } = useNewMessages();
  const arrivals = useArrivals(
    "messages",
    data?.leads.map(({ id }) => id),
  );
  if (data === undefined || data.total === 0) return null;
  const { leads, total } = data;
  return (
    <Section
      title={newOfKind("message", total)}
      description="Nehmen Sie eine Nachricht an. Dann sehen Sie, wer schreibt, und können antworten."
    >
      <Stack>
        <ItemList aria-label="Neue Nachrichten">
          {leads.map((lead) => (
            <LeadItem key={lead.id} lead={lead} page="inquiries_messages" isNew={arrivals.has(lead.id)} />
          ))}
        </ItemList>
        {total > leads.length && <p className="note">Das sind die neuesten {germanNumber(leads.length)}.</p>}
      </Stack>
    </Section>
  );
}
