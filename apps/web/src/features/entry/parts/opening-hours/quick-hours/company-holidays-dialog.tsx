import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { germanLongDay } from "@portal/contract/text/formats";
import { addDays, berlinDate, type Day, instantOfBerlin, isDay } from "@portal/contract/time/berlin-time";
import { useState } from "react";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Alert } from "../../../../../ui/feedback/alert.tsx";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../../../ui/overlays/dialog.tsx";
import { Stack } from "../../../../../ui/page/layout.tsx";
import { companyHolidays } from "../hours-changes.ts";
import { statusAt } from "../opening-status.ts";
import styles from "./quick-hours.module.css";
import { useQuickSave } from "./use-quick-save.ts";

const USUAL_DAYS = 14;

/** "Betriebsferien": asks for first and last day, shows what visitors will read, and saves. */
export default function CompanyHolidaysDialog({ entry, onClose }: { entry: SalesForceEntry; onClose: () => void }) {
  const [today] = useState(() => berlinDate(Date.now()));
  const [from, setFrom] = useState<Day>(() => addDays(today, 1));
  const [until, setUntil] = useState<Day>(() => addDays(today, USUAL_DAYS));
  const { save, saving, failure } = useQuickSave(entry);
  const change = companyHolidays(entry.openingHours, from, until);

  async function submit() {
    if (await save((hours) => companyHolidays(hours, from, until), "Betriebsferien eingetragen.")) onClose();
  }
  const footer = (
    <>
      <Button variant="primary" pending={saving} disabled={!change.ok} onClick={() => void submit()}>
        Betriebsferien speichern
      </Button>
      <Button disabled={saving} onClick={onClose}>
        Abbrechen
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} locked={saving} size="sm" title="Betriebsferien" footer={footer}>
      <Stack>
        <div className={styles.dates}>
          <TextField
            type="date"
            label="Erster Tag"
            min={today}
            value={from}
            onChange={({ currentTarget: { value } }) => {
              setFrom(value);
              if (value > until) setUntil(value);
            }}
          />
          <TextField
            type="date"
            label="Letzter Tag"
            min={from}
            value={until}
            error={change.ok ? undefined : change.message}
            onChange={({ currentTarget: { value } }) => setUntil(value)}
          />
        </div>
        {change.ok && (
          <p className={styles.preview}>
            Ihre Kunden lesen: geschlossen von {germanLongDay(from)} bis {germanLongDay(until)}.
            {reopening(change.hours, until)}
          </p>
        )}
        {failure && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

/** When the company opens again after the last day, if the hours say so. */
function reopening(hours: SalesForceEntry["openingHours"], until: Day): string {
  if (!isDay(until)) return "";
  const { changesAt } = statusAt(hours, instantOfBerlin(until, 12 * 60));
  return changesAt ? ` Danach wieder geöffnet ab ${germanLongDay(changesAt.day)}, ${changesAt.time} Uhr.` : "";
}
