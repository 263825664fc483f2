import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type { ReactNode } from "react";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { store } from "../../../ui/icons/icons.ts";
import { Stack } from "../../../ui/page/layout.tsx";
import { type EntryState, useEntry } from "./use-entry.ts";

type EntryBoundaryProps = {
  /** True while content above the entry is loading, which would push the entry down later. */
  waits?: boolean;
  /** Shown while the entry loads. */
  skeleton: ReactNode;
  children: (entry: SalesForceEntry) => ReactNode;
  /** Shown below the message that replaces a missing entry. */
  below?: ReactNode;
};

/** Shows the entry after it is loaded; otherwise says what is wrong and what to do. */
export function EntryBoundary({ skeleton, children, below, waits = false }: EntryBoundaryProps) {
  const state = useEntry();
  if (state.kind === "loading" || (state.kind === "loaded" && waits)) return skeleton;
  if (state.kind === "loaded") return children(state.entry);
  return (
    <Stack gap="xl">
      <Instead state={state} />
      {below}
    </Stack>
  );
}

function Instead({ state }: { state: Exclude<EntryState, { kind: "loaded" | "loading" }> }) {
  const contact = (
    <>
      Oder rufen Sie uns an: <ServicePhone /> ({brand.contactDetails.serviceHours})
    </>
  );
  if (state.kind === "missing") {
    return (
      <EmptyState icon={store} level={2} title="Noch kein Eintrag">
        Für diese Firma legen wir den Eintrag gerade an. Danach können Sie ihn hier bearbeiten. {contact}
      </EmptyState>
    );
  }
  return (
    <LoadFailure
      level={2}
      title="Der Eintrag konnte nicht geladen werden"
      error={state.error}
      onRetry={state.retry}
      contact={contact}
    >
      Gespeichertes ist nicht betroffen.
    </LoadFailure>
  );
}
