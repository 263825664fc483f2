import type { Caller } from "@portal/contract/secretarial/calls";
import { OUTCOME_LABELS } from "@portal/contract/secretarial/words";
import { germanInstant, phoneDisplay, phoneHref } from "@portal/contract/text/formats";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { durationText } from "../../../platform/phone/call-texts.ts";
import { LeadButton } from "../../../platform/phone/lead-button.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Item, ItemHead } from "../../../ui/lists/item-list.tsx";
import { Badge, Status } from "../../../ui/content/status.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { check, phone, undo } from "../../../ui/icons/icons.ts";
import { Row } from "../../../ui/page/layout.tsx";
import { useChangeCaller } from "../secretarial-store.ts";
import { callerName } from "./caller-texts.ts";
import { NoteForm } from "./note-form.tsx";

type CallerItemProps = { caller: Caller; isNew: boolean; mayWrite: boolean };

/** One call: who, why, how to call back, and whether it is done. */
export function CallerItem({ caller, isNew, mayWrite }: CallerItemProps) {
  const { refusal, pending, run } = useSubmission();
  const change = useChangeCaller();
  const toasts = useToasts();
  const name = callerName(caller);
  const isDone = caller.doneAt !== null;

  const mark = (done: boolean) =>
    run(async () => {
      await change({ id: caller.id, done });
      if (!done) return;
      toasts.show({
        tone: "success",
        message: `${name}: erledigt.`,
        action: { label: "Rückgängig", onSelect: () => void change({ id: caller.id, done: false }) },
      });
    });
  return (
    <Item layout="block">
      <ItemHead>
        <h3>{name}</h3>
        {isNew && <Badge accent>Neu</Badge>}
        <Status tone={isDone ? "success" : caller.wantsCallback ? "warning" : "info"}>
          {isDone ? "Erledigt" : caller.wantsCallback ? "Bittet um Rückruf" : "Offen"}
        </Status>
      </ItemHead>
      <p className="note">
        {germanInstant(caller.at)} Uhr · {durationText(caller.seconds)} · {OUTCOME_LABELS[caller.outcome]}
        {caller.name !== "" && caller.company !== "" && <> · {caller.company}</>}
      </p>
      {caller.concern !== "" && <UserText>{caller.concern}</UserText>}
      {caller.note !== "" && <UserText>Notiz: {caller.note}</UserText>}
      <Refusal text={refusal} />
      <Row data-print="hide">
        {caller.phone === "" ? (
          <span className="note">Nummer unterdrückt</span>
        ) : (
          <a className={buttonClass({ size: "sm" })} href={phoneHref(caller.phone)}>
            <Icon shape={phone} />
            <span className="visually-hidden">{name} anrufen: </span>
            {phoneDisplay(caller.phone)}
          </a>
        )}
        {mayWrite && (
          <Button
            variant="quiet"
            size="sm"
            icon={isDone ? undo : check}
            pending={pending}
            onClick={() => void mark(!isDone)}
          >
            {isDone ? "Wieder öffnen" : "Als erledigt markieren"}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <LeadButton service="secretarial" callId={caller.id} leadId={caller.leadId} name={name} mayWrite={mayWrite} />
      </Row>
      {mayWrite && <NoteForm key={caller.note} caller={caller} name={name} />}
    </Item>
  );
}
