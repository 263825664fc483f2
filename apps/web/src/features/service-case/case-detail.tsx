import {
  CASE_STATE_LABELS,
  CASE_TYPES,
  closeServiceCase,
  reopenServiceCase,
  type ServiceCase,
  type ServiceCaseEntry,
} from "@portal/contract/service-case/calls";
import { afterCaseEvent } from "@portal/contract/service-case/states";
import { germanInstant } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { germanMessage } from "../../platform/api/german-message.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { CallUs } from "../../platform/brand/service-phone.tsx";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { usePartTitle } from "../../platform/routing/page-title.ts";
import { Button, buttonClass } from "../../ui/actions/button.tsx";
import { Course, CourseStep } from "../../ui/lists/course.tsx";
import { DataList } from "../../ui/content/data-list.tsx";
import { Status } from "../../ui/content/status.tsx";
import { UserText } from "../../ui/content/user-text.tsx";
import { Skeleton, SkeletonHeader, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { arrowLeft } from "../../ui/icons/icons.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Row, Stack } from "../../ui/page/layout.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageParts } from "../../ui/page/page-parts.tsx";
import { Section } from "../../ui/page/section.tsx";
import { caseQuery, useChangeCase } from "./case-store.ts";
import { entryText, NEXT_STEPS, STATE_TONES } from "./case-texts.ts";
import { MessageForm } from "./message-form.tsx";
import { WritersOnly } from "./writers-only.tsx";

/** One case: its state, who must act, its history, and what the company can do. */
export function CaseDetail({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const { data, error, refetch } = useQuery({ ...caseQuery(useActiveAccountId(), id), throwOnError: false });
  if (data) return <Case serviceCase={data.serviceCase} mayWrite={mayWrite} />;
  if (error) {
    return (
      <Stack>
        <LoadFailure
          level={1}
          title="Diese Anfrage konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
          contact={<CallUs />}
        />
        <ToList />
      </Stack>
    );
  }
  return (
    <Skeleton>
      <SkeletonHeader />
      <SkeletonList rows={3} pictures={false} />
    </Skeleton>
  );
}

const ToList = () => (
  <div>
    <PageLink to="service_cases" className={buttonClass({ variant: "quiet" })}>
      <Icon shape={arrowLeft} />
      Alle Anfragen
    </PageLink>
  </div>
);

function Case({ serviceCase, mayWrite }: { serviceCase: ServiceCase; mayWrite: boolean }) {
  const { id, subject, state, entries } = serviceCase;
  const mayAnswer = mayWrite && afterCaseEvent(state, "message") !== undefined;
  usePartTitle(subject);
  return (
    <>
      <PageHeader
        title={subject}
        lead={NEXT_STEPS[state]}
        meta={
          <>
            <Status tone={STATE_TONES[state]}>{CASE_STATE_LABELS[state]}</Status> Nr. {id}
          </>
        }
      />
      <PageParts width="list">
        {!mayWrite && <WritersOnly />}
        <Section title="Verlauf">
          <Course>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Course>
        </Section>
        {mayWrite && state === "solved" && <Ends serviceCase={serviceCase} />}
        {mayAnswer && (
          <Section title={state === "waiting" ? "Ihre Antwort" : "Etwas hinzufügen"}>
            <MessageForm id={id} isWaiting={state === "waiting"} />
          </Section>
        )}
        <Facts serviceCase={serviceCase} />
        {mayWrite && state !== "solved" && <Ends serviceCase={serviceCase} />}
        <ToList />
      </PageParts>
    </>
  );
}

function Entry({ entry }: { entry: ServiceCaseEntry }) {
  return (
    <CourseStep title={entryText(entry)} at={entry.at} accent={entry.author === "provider"}>
      {entry.text !== "" && <UserText look="box">{entry.text}</UserText>}
    </CourseStep>
  );
}

function Facts({ serviceCase: { type, reference, wantsCall, phone, createdAt } }: { serviceCase: ServiceCase }) {
  const { label, reference: referenceLabel } = CASE_TYPES[type];
  return (
    <Section title="Angaben">
      <DataList
        items={[
          { term: "Thema", value: label },
          ...(referenceLabel !== null && reference !== "" ? [{ term: referenceLabel, value: reference }] : []),
          { term: "Rückruf", value: wantsCall ? `gewünscht unter ${phone}` : "nicht gewünscht" },
          { term: "Gestellt am", value: `${germanInstant(createdAt)} Uhr` },
        ]}
      />
    </Section>
  );
}

/** Closes the case or opens it again. */
function Ends({ serviceCase: { id, state } }: { serviceCase: ServiceCase }) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const change = useChangeCase();
  const toasts = useToasts();
  const isSolved = state === "solved";

  async function decide(endpoint: typeof closeServiceCase | typeof reopenServiceCase, done: string) {
    setPending(true);
    try {
      await change((accountId) => apiCall(endpoint, { params: { id: String(id) }, accountId }));
      toasts.show({ tone: "success", message: done });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    } finally {
      setPending(false);
    }
  }
  return (
    <Row gap="sm">
      {isSolved && (
        <Button
          variant="primary"
          pending={pending}
          onClick={() => void decide(closeServiceCase, "Die Anfrage ist abgeschlossen.")}
        >
          Anfrage abschließen
        </Button>
      )}
      {afterCaseEvent(state, "reopen") !== undefined && (
        <Button pending={pending} onClick={() => void decide(reopenServiceCase, "Die Anfrage ist wieder offen.")}>
          Anfrage wieder öffnen
        </Button>
      )}
      {!isSolved && afterCaseEvent(state, "close") !== undefined && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Anfrage zurückziehen
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Anfrage zurückziehen?"
        confirmLabel="Anfrage zurückziehen"
        onConfirm={() => decide(closeServiceCase, "Die Anfrage ist zurückgezogen.")}
        onClose={() => setAsking(false)}
      >
        <p>Wir arbeiten dann nicht weiter daran. Sie können die Anfrage jederzeit wieder öffnen.</p>
      </ConfirmDialog>
    </Row>
  );
}
