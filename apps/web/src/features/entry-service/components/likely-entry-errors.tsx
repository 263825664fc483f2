import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import { LISTING_FIELD_LABELS } from "@portal/contract/entry-service/listing";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/content/card.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ENTRY_PLACES } from "../entry-places.ts";
import { type LikelyEntryError, likelyEntryErrorsOf } from "../entry-service-texts.ts";
import styles from "./likely-entry-errors.module.css";

type LikelyEntryErrorsProps = { portals: readonly CompanyPortal[]; mayWrite: boolean };

/**
 * Fields in which most portals contradict the entry, so that the entry is probably wrong. Shown first, because one
 * change to the entry then corrects many portals.
 */
export function LikelyEntryErrors({ portals, mayWrite }: LikelyEntryErrorsProps) {
  const errors = likelyEntryErrorsOf(portals);
  if (errors.length === 0) return null;
  return (
    <Section
      title="Bitte zuerst ansehen: Stimmt das in Ihrem Eintrag noch?"
      description="Hier zeigen die meisten Portale etwas anderes. Vielleicht ist Ihr Eintrag veraltet."
    >
      <ul role="list" className={styles.list}>
        {errors.map((error) => (
          <LikelyEntryErrorCard key={error.field} error={error} mayWrite={mayWrite} />
        ))}
      </ul>
    </Section>
  );
}

function LikelyEntryErrorCard({
  error: { field, expected, found, against, of },
  mayWrite,
}: {
  error: LikelyEntryError;
  mayWrite: boolean;
}) {
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
