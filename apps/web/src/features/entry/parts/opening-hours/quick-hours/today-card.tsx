import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { hoursOfDay, isEmptyOpeningHours } from "@portal/contract/opening-hours/model";
import { dayHoursText } from "@portal/contract/opening-hours/text";
import { germanLongDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../../../platform/loading/lazy-part.tsx";
import { PageLink } from "../../../../../platform/routing/page-link.tsx";
import { Button } from "../../../../../ui/actions/button.tsx";
import { calendar, clock } from "../../../../../ui/icons/icons.ts";
import { editPlace } from "../../../paths.ts";
import { OpeningState } from "../opening-state.tsx";
import { statusAt } from "../opening-status.ts";
import { useNow } from "../use-now.ts";
import styles from "./today-card.module.css";

const dialogs = {
  earlier: lazyPart(() => import("./close-earlier-dialog.tsx")),
  holidays: lazyPart(() => import("./company-holidays-dialog.tsx")),
};

/** Whether the company is open now, and buttons for the two quick changes. */
export function TodayCard({ entry, mayWrite }: { entry: SalesForceEntry; mayWrite: boolean }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const now = useNow();
  const today = berlinDate(now);
  const hours = entry.openingHours;
  const { special, closure, ...day } = hoursOfDay(hours, today);
  const why = special?.label || closure?.note;
  const { state, changesAt } = statusAt(hours, now);
  const opensToday = state === "open" || changesAt?.day === today;
  const Dialog = open && dialogs[open];
  return (
    <div className={styles.card}>
      <p className="note">{germanLongDay(today)}</p>
      <p className={styles.state}>
        <OpeningState hours={hours} now={now} />
      </p>
      {isEmptyOpeningHours(hours) ? (
        <p className={styles.hours}>
          {mayWrite ? (
            <PageLink to="entry_data" {...editPlace("openingHours")}>
              Öffnungszeiten eintragen
            </PageLink>
          ) : (
            "Es sind noch keine Öffnungszeiten eingetragen."
          )}
        </p>
      ) : (
        // That it is closed all day stands above already.
        (day.spans.length > 0 || day.byAppointment || why) && (
          <p className={styles.hours}>
            Heute: {dayHoursText(day)}
            {why && ` (${why})`}
          </p>
        )
      )}
      {mayWrite && !isEmptyOpeningHours(hours) && (
        <div className={styles.actions}>
          {opensToday && (
            <Button icon={clock} onClick={() => setOpen("earlier")}>
              Heute früher zu
            </Button>
          )}
          <Button icon={calendar} onClick={() => setOpen("holidays")}>
            Betriebsferien
          </Button>
        </div>
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog entry={entry} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
