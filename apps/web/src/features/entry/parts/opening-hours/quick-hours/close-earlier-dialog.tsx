import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { useState } from "react";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Alert } from "../../../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../../../ui/overlays/dialog.tsx";
import { Stack } from "../../../../../ui/page/layout.tsx";
import { closeEarlierToday } from "../hours-changes.ts";
import { type ClosingTime, closingTimes } from "./closing-times.ts";
import styles from "./quick-hours.module.css";
import { useQuickSave } from "./use-quick-save.ts";

/** "Heute früher zu": choosing a time saves it. */
export default function CloseEarlierDialog({ entry, onClose }: { entry: SalesForceEntry; onClose: () => void }) {
  const [now] = useState(() => Date.now());
  const { save, saving, failure } = useQuickSave(entry);
  const times = closingTimes(entry.openingHours, now);

  async function choose({ time, label }: ClosingTime) {
    const when = label.endsWith("Uhr") ? `ab ${label}` : label.replace("Ab", "ab").replace("Heute ", "");
    const message = label.startsWith("Heute") ? "Heute bleibt geschlossen." : `Heute ${when} geschlossen.`;
    if (await save((hours) => closeEarlierToday(hours, Date.now(), time), message)) onClose();
  }
  return (
    <Dialog open onClose={onClose} locked={saving} size="sm" title="Ab wann ist heute zu?">
      <Stack>
        <p>Morgen gelten wieder Ihre üblichen Zeiten.</p>
        {times.length === 0 && <Alert tone="info">Heute haben Sie nicht mehr geöffnet.</Alert>}
        <div className={styles.times}>
          {times.map((choice) => (
            <Button key={choice.time} disabled={saving} onClick={() => void choose(choice)}>
              {choice.label}
            </Button>
          ))}
        </div>
        {failure && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
