import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import { LISTING_FIELD_LABELS } from "@portal/contract/entry-service/listing";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/content/card.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ENTRY_PLACES } from "../entry-places.ts";
import { type Doubt, doubtsOf } from "../words.ts";
import styles from "./doubts.module.css";

type DoubtsProps = { portals: readonly CompanyPortal[]; mayWrite: boolean };

/** Where most portals agree against the entry, the entry may be what is wrong: asked first, because one change helps many. */
export function Doubts({ portals, mayWrite }: DoubtsProps) {
  const doubts = doubtsOf(portals);
  if (doubts.length === 0) return null;
  return (
    <Section
      title="Bitte zuerst ansehen: Stimmt das in Ihrem Eintrag noch?"
      description="Hier zeigen die meisten Portale etwas anderes. Vielleicht ist Ihr Eintrag veraltet."
    >
      <ul role="list" className={styles.list}>
        {doubts.map((doubt) => (
          <DoubtCard key={doubt.field} doubt={doubt} mayWrite={mayWrite} />
        ))}
      </ul>
    </Section>
  );
}

function DoubtCard({ doubt: { field, expected, found, against, of }, mayWrite }: { doubt: Doubt; mayWrite: boolean }) {
  const label = LISTING_FIELD_LABELS[field];
  return (
    <Card as="li" look="soft">
      <h3 className={styles.title}>{label}</h3>
      <dl className={styles.values}>
        <div>
          <dt>Ihr Eintrag</dt>
          <dd>{expected === "" ? "Keine Angabe" : expected}</dd>
        </div>
        <div>
          <dt>
            {against} von {of} Portalen
          </dt>
          <dd>{found.slice(0, 2).join(" · ")}</dd>
        </div>
      </dl>
      {mayWrite && (
        <PageLink to="entry_data" {...ENTRY_PLACES[field]} className={buttonClass({ size: "sm" })}>
          {label} im Eintrag ändern
        </PageLink>
      )}
    </Card>
  );
}
