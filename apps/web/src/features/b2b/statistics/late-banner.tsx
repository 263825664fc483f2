import { germanDay } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { WriteToUs } from "../../../platform/products/write-to-us.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { B2B_PAGE, isLate } from "./b2b-texts.ts";

/** Says that the directory has delivered nothing for some days; nothing while it is on time. */
export function LateBanner({ lastDay, today }: { lastDay: Day; today: Day }) {
  if (!isLate(lastDay, today)) return null;
  return (
    <Alert tone="warning" title={`Die Zahlen reichen nur bis zum ${germanDay(lastDay)}`}>
      Neuere hat das Verzeichnis noch nicht geliefert. Sie kommen nach, und Sie müssen nichts tun.{" "}
      <WriteToUs page={B2B_PAGE} />
    </Alert>
  );
}
