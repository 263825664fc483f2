import { CALL_MONTHS } from "@portal/contract/phone/call-list";
import { getCallerListCsv } from "@portal/contract/secretarial/calls";
import { CallsSection } from "../../../platform/phone/calls-section.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { phone } from "../../../ui/icons/icons.ts";
import { useCallers } from "../secretarial-store.ts";
import { CallerItem } from "./caller-item.tsx";

/** Who called. */
export const Callers = () => (
  <CallsSection
    page="secretarial_overview"
    useCalls={useCallers}
    description={`Wir bewahren Anrufe ${CALL_MONTHS} Monate auf und löschen sie dann.`}
    figures={[
      ["calls", "Anrufe angenommen", "Alle, bei denen unser Sekretariat abnahm."],
      ["connected", "An Sie verbunden", "So viele davon haben Sie selbst angenommen."],
      [
        "messages",
        "Nachrichten und Termine",
        "Diese Anrufer haben eine Nachricht oder einen Terminwunsch hinterlassen.",
      ],
    ]}
    source="unser Sekretariat"
    searchLabel="Name, Nummer oder Wort suchen"
    csvPath={getCallerListCsv.path}
    empty={<NoCalls />}
    renderCall={({ call, ...shown }) => <CallerItem caller={call} {...shown} />}
  />
);

const NoCalls = () => (
  <EmptyState icon={phone} level={2} title="Noch keine Anrufe">
    Sobald unser Sekretariat den ersten Anruf für Sie annimmt, steht er hier: wer es war, worum es ging und ob Sie
    zurückrufen sollen. Dafür leiten Sie Ihr Telefon um.
  </EmptyState>
);
