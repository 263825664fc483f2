import { germanDay } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { isLate } from "./b2b-texts.ts";

/** Says that the directory has delivered nothing for some days; nothing while it is on time. */
export function LateBanner({ lastDay, today }: { lastDay: Day; today: Day }) {
  if (!isLate(lastDay, today)) return null;
  return (
    <Alert tone="warning" title={`Die Zahlen reichen nur bis zum ${germanDay(lastDay)}`}>
      Neuere hat das Verzeichnis noch nicht geliefert. Sie kommen nach, und Sie müssen nichts tun.
    </Alert>
  );
}
