import { CALL_MONTHS } from "@portal/contract/phone/call-list";
import { getVoicebotCallsCsv, MOST_RECORDING_DAYS } from "@portal/contract/voicebot/calls";
import { CallsSection } from "../../../platform/phone/calls-section.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { phone } from "../../../ui/icons/icons.ts";
import { useBotCalls } from "../voicebot-store.ts";
import { BotCallItem } from "./bot-call-item.tsx";

/** What the machine was asked. */
export const BotCalls = () => (
  <CallsSection
    page="voicebot_overview"
    useCalls={useBotCalls}
    description={`Wir löschen Anrufe nach ${CALL_MONTHS} Monaten und Aufnahmen nach höchstens ${MOST_RECORDING_DAYS} Tagen.`}
    figures={[
      ["calls", "Anrufe angenommen", "Alle Anrufe, die der Sprachbot angenommen hat."],
      ["answered", "Fragen beantwortet", "Bei diesen Anrufen war die Frage gleich am Telefon geklärt."],
      [
        "noted",
        "Nachrichten und Terminwünsche",
        "Diese Anrufer haben eine Nachricht oder einen Terminwunsch hinterlassen.",
      ],
    ]}
    source="Sprachbot"
    searchLabel="Wort in der Zusammenfassung suchen"
    csvPath={getVoicebotCallsCsv.path}
    empty={<NoCalls />}
    renderCall={(shown) => <BotCallItem {...shown} />}
  />
);

const NoCalls = () => (
  <EmptyState icon={phone} level={2} title="Noch keine Anrufe">
    Sobald der Sprachbot den ersten Anruf annimmt, steht er hier: was gefragt wurde, was er geantwortet hat und ob Sie
    etwas tun sollten.
  </EmptyState>
);
