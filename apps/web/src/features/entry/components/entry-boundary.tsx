import type { SalesForceEntry } from "@portal/contract/entry";
import type { ReactNode } from "react";
import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { refresh, store } from "../../../ui/icons.ts";
import { type EntryState, useEntry } from "./use-entry.ts";

type EntryBoundaryProps = {
  /** The shape of what comes. */
  skeleton: ReactNode;
  children: (entry: SalesForceEntry) => ReactNode;
  /** Places what stands instead of an entry in the page's grid. */
  className?: string | undefined;
};

/** Shows the entry once it is there, and otherwise what is the matter and what to do. */
export function EntryBoundary({ skeleton, children, className }: EntryBoundaryProps) {
  const state = useEntry();
  if (state.kind === "loaded") return children(state.entry);
  if (state.kind === "loading") return skeleton;
  return (
    <div className={className}>
      <Instead state={state} />
    </div>
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
    <ErrorState
      level={2}
      title="Der Eintrag konnte nicht geladen werden"
      action={
        <Button icon={refresh} onClick={state.retry}>
          Erneut versuchen
        </Button>
      }
      contact={contact}
    >
      {state.message} Gespeichertes ist nicht betroffen.
    </ErrorState>
  );
}
