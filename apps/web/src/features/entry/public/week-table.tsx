import { hoursOfDay, type OpeningHours } from "@portal/contract/opening-hours/model";
import { closureText, dayHoursText, specialDayText } from "@portal/contract/opening-hours/text";
import { addDays, berlinDate, weekday } from "@portal/contract/time/berlin-time";
import { classNames } from "../../../ui/styles/class-names.ts";
import { WEEKDAYS } from "../parts/opening-hours/hours-draft.ts";
import styles from "./week-table.module.css";

const LOOKAHEAD_DAYS = 60;

/** The week as visitors read it, today marked, and the special days of the next two months. `now` is epoch ms. */
export function WeekTable({ hours, now }: { hours: OpeningHours; now: number }) {
  const today = berlinDate(now);
  const todayIndex = weekday(today);
  const { special } = hoursOfDay(hours, today);
  const coming = hours.specialDays.filter(({ from, to }) => to >= today && from <= addDays(today, LOOKAHEAD_DAYS));
  return (
    <div className={styles.hours}>
      {hours.temporarilyClosed && (
        <p className={styles.closure}>Vorübergehend geschlossen {closureText(hours.temporarilyClosed)}</p>
      )}
      <dl className={styles.week}>
        {hours.week.map((day, index) => (
          <div key={WEEKDAYS[index]} className={classNames(styles.day, index === todayIndex && styles.today)}>
            <dt>
              {WEEKDAYS[index]}
              {index === todayIndex && <span className="visually-hidden"> (heute)</span>}
            </dt>
            <dd>
              {index === todayIndex && special ? specialToday(special.spans) : <Hours text={dayHoursText(day)} />}
            </dd>
          </div>
        ))}
      </dl>
      {coming.length > 0 && (
        <ul className={styles.special} role="list" aria-label="Besondere Tage">
          {coming.map((day) => (
            <li key={`${day.from}${day.to}`}>{specialDayText(day)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const specialToday = (spans: { from: string; to: string }[]) => (
  <>
    <Hours text={dayHoursText({ spans, byAppointment: false })} />
    <span className={styles.note}> heute abweichend</span>
  </>
);

/** Each span on its own line, so that a narrow column doesn't break inside a span. */
function Hours({ text }: { text: string }) {
  return text.split(", ").map((span) => (
    <span key={span} className={styles.span}>
      {span}
    </span>
  ));
}
