import type { FigureSource } from "@portal/contract/website/statistics/calls";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { WriteToUs } from "../../../platform/products/write-to-us.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { chart } from "../../../ui/icons/icons.ts";
import { STATISTICS_PAGE } from "./source-panel.tsx";

/** Shown before the first visitor: what will be here. */
export const NoFigures = ({ source }: { source: FigureSource }) => (
  <EmptyState icon={chart} level={2} title="Noch keine Zahlen">
    <p>
      Sobald jemand Ihre Website besucht, sehen Sie hier, wie oft das geschieht, mit welchem Gerät und von wo die
      Menschen kamen.
    </p>
    {source.kind === "own" && source.until === null && (
      <p>
        Bei uns ist noch kein Aufruf angekommen. Wenn Ihre Website schon Besucher hat, stimmt etwas nicht.{" "}
        <WriteToUs page={STATISTICS_PAGE} /> <CallUs />
      </p>
    )}
  </EmptyState>
);

/** Shown while no website is online. */
export const NotOnline = () => (
  <EmptyState icon={chart} level={2} title="Ihre Website ist noch nicht online">
    Sobald sie online ist, zählen wir ihre Besuche. Dann sehen Sie hier, wie viele Menschen kommen und woher.
  </EmptyState>
);
