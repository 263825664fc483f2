import { getObjections, type Objection, stepObjection } from "@portal/contract/ratings/objections/calls";
import type { DeskObjection } from "@portal/contract/ratings/objections/desk-calls";
import { OBJECTION_REASONS } from "@portal/contract/ratings/objections/reasons";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePartTitle } from "../../../platform/routing/page-title.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonHeader, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { arrowLeft } from "../../../ui/icons/icons.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { objectionQuery, useChange } from "./objection-store.ts";
import { decidersOf, dueText, nextStep, type Side } from "./objection-texts.ts";
import { ObjectionCourse, Decision, RatingQuote, StateOf } from "./parts.tsx";
import { TextForm } from "./text-form.tsx";

type CompanyAction = "add_details" | "comment" | "withdraw" | "complain";

/** One objection of the company: state, decision, both sides, and what can be done. */
export function ObjectionDetail({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const accountId = useActiveAccountId();
  const query = objectionQuery(accountId, id);
  const { data, error, refetch } = useQuery({ ...query, throwOnError: false });
  const change = useChange<Objection>(getObjections);
  const step = (action: CompanyAction, text: string) =>
    change(query.queryKey, () =>
      apiCall(stepObjection, { params: { id: String(id) }, body: { action, text }, accountId }),
    );
  if (data === undefined) return <NotYet error={error} onRetry={() => void refetch()} back={<ToList />} />;
  const { objection } = data;
  const may = (action: CompanyAction): boolean => mayWrite && objection.actions.includes(action);
  return (
    <ObjectionFrame objection={objection} side="company" back={<ToList />}>
      {!mayWrite && (
        <Alert tone="info">Sie können hier nur lesen. Schreiben darf, wer diese Firma bearbeiten darf.</Alert>
      )}
      {may("add_details") && (
        <Section title="Ihre Antwort">
          <TextForm
            label="Ihre Angaben"
            button="Angaben senden"
            done="Ihre Angaben sind angekommen."
            isMain
            onSend={(text) => step("add_details", text)}
          />
        </Section>
      )}
      {may("complain") && (
        <Section title="Beschwerde" description="Sind Sie nicht einverstanden, prüfen andere Menschen noch einmal.">
          <TextForm
            label="Warum sind Sie nicht einverstanden?"
            button="Beschwerde einlegen"
            done="Ihre Beschwerde ist angekommen."
            onSend={(text) => step("complain", text)}
          />
        </Section>
      )}
      {may("comment") && (
        <Section title="Etwas hinzufügen">
          <TextForm
            label="Ihre Nachricht"
            button="Nachricht senden"
            done="Ihre Nachricht ist angekommen."
            onSend={(text) => step("comment", text)}
          />
        </Section>
      )}
      {may("withdraw") && <Withdraw onWithdraw={() => step("withdraw", "")} />}
    </ObjectionFrame>
  );
}

const ToList = () => (
  <div>
    <PageLink to="ratings_objections" className={buttonClass({ variant: "quiet" })}>
      <Icon shape={arrowLeft} />
      Alle Einwände
    </PageLink>
  </div>
);

/** While an objection loads, or instead of one that cannot be loaded. */
export function NotYet({ error, onRetry, back }: { error: Error | null; onRetry: () => void; back?: ReactNode }) {
  if (error !== null) {
    return (
      <PageParts width="list">
        <LoadFailure
          level={1}
          title="Dieser Einwand konnte nicht geladen werden"
          error={error}
          onRetry={onRetry}
          contact={<CallUs />}
        />
        {back}
      </PageParts>
    );
  }
  return (
    <Skeleton>
      <SkeletonHeader />
      <SkeletonList rows={3} pictures={false} />
    </Skeleton>
  );
}

type FrameProps = { objection: Objection | DeskObjection; side: Side; back?: ReactNode; children: ReactNode };

/** What every side sees of an objection, around what this side can do. */
export function ObjectionFrame({ objection, side, back, children }: FrameProps) {
  const { id, reason, rating, decision, steps, state, text } = objection;
  const due = dueText(objection, side);
  usePartTitle(`Einwand Nr. ${id}`);
  return (
    <>
      <PageHeader
        title={`Einwand Nr. ${id}`}
        lead={nextStep(state, side)}
        meta={
          <>
            <StateOf objection={objection} side={side} /> {due}
          </>
        }
      />
      <PageParts width="list">
        {decision && <Decision decision={decision} colleagues={decidersOf(steps)} />}
        <Section title={side === "author" ? `Ihre Bewertung für ${objection.company}` : "Die Bewertung"}>
          <RatingQuote rating={rating} />
        </Section>
        <Section title="Der Einwand" description={OBJECTION_REASONS[reason].label}>
          <UserText>{text}</UserText>
        </Section>
        {children}
        <ObjectionCourse steps={steps} side={side} />
        {back}
      </PageParts>
    </>
  );
}

function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  const toasts = useToasts();
  async function withdraw() {
    try {
      await onWithdraw();
      toasts.show({ tone: "success", message: "Der Einwand ist zurückgezogen." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Einwand zurückziehen
      </Button>
      <ConfirmDialog
        open={asking}
        title="Einwand zurückziehen?"
        confirmLabel="Einwand zurückziehen"
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        <p>Wir prüfen dann nicht weiter. War die Bewertung ausgeblendet, wird sie wieder gezeigt.</p>
      </ConfirmDialog>
    </div>
  );
}
