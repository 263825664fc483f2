import { BOT_OUTCOME_LABELS, type BotCall } from "@portal/contract/voicebot/calls";
import { germanInstant, phoneDisplay, phoneHref } from "@portal/contract/text/formats";
import { useState } from "react";
import { DoneButton } from "../../../platform/forms/done-button.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { durationText } from "../../../platform/phone/call-texts.ts";
import { LeadButton } from "../../../platform/phone/lead-button.tsx";
import styles from "../../../platform/phone/phone.module.css";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Item, ItemHead } from "../../../ui/lists/item-list.tsx";
import { Badge, Status } from "../../../ui/content/status.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { eye, phone } from "../../../ui/icons/icons.ts";
import { Row } from "../../../ui/page/layout.tsx";
import { useMarkCall, useRevealCaller } from "../voicebot-store.ts";
import { Transcript } from "./transcript.tsx";

type BotCallItemProps = { call: BotCall; isNew: boolean; mayWrite: boolean };

/** One call: what it was about, what became of it, and, when asked for, who called. */
export function BotCallItem({ call, isNew, mayWrite }: BotCallItemProps) {
  const [caller, setCaller] = useState<{ name: string; phone: string } | null>(null);
  const { refusal, pending, run } = useSubmission();
  const mark = useMarkCall();
  const reveal = useRevealCaller();
  const isDone = call.doneAt !== null;
  const at = germanInstant(call.at);
  return (
    <Item layout="block">
      <ItemHead>
        <h3>{BOT_OUTCOME_LABELS[call.outcome]}</h3>
        {isNew && <Badge accent>Neu</Badge>}
        <Status tone={isDone ? "success" : "info"}>{isDone ? "Erledigt" : "Offen"}</Status>
      </ItemHead>
      <p className="note">
        {at} Uhr · {durationText(call.seconds)} · {call.maskedPhone === "" ? "Nummer unterdrückt" : call.maskedPhone}
        {call.hasRecording && <> · mit Aufnahme</>}
      </p>
      {call.summary !== "" && <UserText>{call.summary}</UserText>}
      <Refusal text={refusal} />
      <Row data-print="hide">
        {caller === null ? (
          <Button
            size="sm"
            icon={eye}
            pending={pending}
            onClick={() => void run(async () => setCaller(await reveal(call.id)))}
          >
            Anrufer zeigen
            <span className="visually-hidden">: Anruf vom {at}</span>
          </Button>
        ) : (
          <Caller {...caller} />
        )}
        {mayWrite && (
          <DoneButton
            isDone={isDone}
            name={`Anruf vom ${at}`}
            message="Der Anruf ist erledigt."
            onMark={(done) => mark(call.id, done)}
          />
        )}
        <LeadButton
          service="voicebot"
          callId={call.id}
          leadId={call.leadId}
          name={`Anruf vom ${at}`}
          mayWrite={mayWrite}
        />
      </Row>
      <Transcript call={call} at={at} />
    </Item>
  );
}

const Caller = ({ name, phone: number }: { name: string; phone: string }) => (
  <p role="status" className={styles.top}>
    <span>{name === "" ? "Ohne Namen" : name}</span>
    {number === "" ? (
      <span className="note">Nummer unterdrückt</span>
    ) : (
      <a className={buttonClass({ size: "sm" })} href={phoneHref(number)}>
        <Icon shape={phone} />
        <span className="visually-hidden">Anrufen: </span>
        {phoneDisplay(number)}
      </a>
    )}
  </p>
);
