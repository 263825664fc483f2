import { PAGE_OF_KIND } from "@portal/contract/leads/pages";
import type { LeadKind } from "@portal/contract/leads/states";
import type { DueReminder } from "@portal/contract/leads/statistics";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import styles from "../leads.module.css";

const WITHOUT_TEXT: Record<LeadKind, string> = {
  request: "Wegen der Angebotsanfrage melden",
  job: "Wegen der Bewerbung melden",
  message: "Wegen der Nachricht melden",
};

/** The first reminders that are due, each with the way to its lead. */
export function DueReminders({ due, total }: { due: readonly DueReminder[]; total: number }) {
  const more = total - due.length;
  return (
    <div>
      <h3 className={styles.subtitle}>
        {total === 1 ? "Daran wollten Sie denken" : `${total} Erinnerungen sind fällig`}
      </h3>
      <ul role="list">
        {due.map(({ lead, kind, dueOn, text }) => (
          <li key={lead} className={styles.reminder}>
            <PageLink to={PAGE_OF_KIND[kind]} query={{ anfrage: String(lead) }}>
              {text === "" ? WITHOUT_TEXT[kind] : text}
            </PageLink>{" "}
            <span className="note">fällig am {germanDay(dueOn)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="note">Und {more === 1 ? "eine weitere" : `${germanNumber(more)} weitere`}.</p>}
    </div>
  );
}
