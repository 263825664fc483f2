import { isEmptyOpeningHours, type OpeningHours } from "@portal/contract/opening-hours/model";
import { closureText, compactWeek, specialDayText } from "@portal/contract/opening-hours/text";
import { berlinDate } from "@portal/contract/time/berlin-time";
import styles from "./hours-summary.module.css";
import { OpeningState } from "./opening-state.tsx";

/** A preview of the edited hours as visitors will read them. `now` is epoch ms. */
export function HoursSummary({ hours, now }: { hours: OpeningHours; now: number }) {
  const today = berlinDate(now);
  const coming = hours.specialDays.filter(({ to }) => to >= today);
  return (
    <aside className={styles.summary} aria-label="Vorschau der Öffnungszeiten">
      <p className={styles.title}>So lesen es Ihre Kunden</p>
      <OpeningState hours={hours} now={now} />
      {isEmptyOpeningHours(hours) ? (
        <p className="note">Sobald Sie Zeiten eintragen, erscheinen sie hier.</p>
      ) : (
        <dl className={styles.lines}>
          {compactWeek(hours).map(({ days, hours: text }) => (
            <div key={days} className={styles.line}>
              <dt>{days}</dt>
              <dd>
                {text.split(", ").map((span) => (
                  <span key={span} className={styles.span}>
                    {span}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {coming.length > 0 && (
        <ul className={styles.special} role="list">
          {coming.map((day, index) => (
            <li key={`${day.from}-${day.to}-${index}`}>{specialDayText(day)}</li>
          ))}
        </ul>
      )}
      {hours.temporarilyClosed && (
        <p className={styles.special}>Vorübergehend geschlossen {closureText(hours.temporarilyClosed)}</p>
      )}
    </aside>
  );
}
