import type { Caller } from "@portal/contract/secretarial/calls";
import { OUTCOME_LABELS } from "@portal/contract/secretarial/words";
import { germanInstant, phoneDisplay, phoneHref } from "@portal/contract/text/formats";
import { DoneButton } from "../../../platform/forms/done-button.tsx";
import { durationText } from "../../../platform/phone/call-texts.ts";
import { LeadButton } from "../../../platform/phone/lead-button.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Item, ItemHead } from "../../../ui/lists/item-list.tsx";
import { Badge, Status } from "../../../ui/content/status.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { phone } from "../../../ui/icons/icons.ts";
import { Row } from "../../../ui/page/layout.tsx";
import { useChangeCaller } from "../secretarial-store.ts";
import { callerName } from "./caller-texts.ts";
import { NoteForm } from "./note-form.tsx";

type CallerItemProps = { caller: Caller; isNew: boolean; mayWrite: boolean };

/** One call: who, why, how to call back, and whether it is done. */
export function CallerItem({ caller, isNew, mayWrite }: CallerItemProps) {
  const change = useChangeCaller();
  const name = callerName(caller);
  const isDone = caller.doneAt !== null;
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
          <DoneButton
            isDone={isDone}
            name={name}
            message={`${name}: erledigt.`}
            onMark={(done) => change({ id: caller.id, done })}
          />
        )}
        <LeadButton service="secretarial" callId={caller.id} leadId={caller.leadId} name={name} mayWrite={mayWrite} />
      </Row>
      {mayWrite && <NoteForm key={caller.note} caller={caller} name={name} />}
      <p data-print="hide">
        <PageLink to="service_cases" query={{ neu: "product", bezug: `Sekretariatsservice, Anruf Nr. ${caller.id}` }}>
          Etwas stimmt nicht
          <span className="visually-hidden">: {name}</span>
        </PageLink>
      </p>
    </Item>
  );
}
