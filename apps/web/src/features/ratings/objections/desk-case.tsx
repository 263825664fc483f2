import {
  type DeskObjection,
  getDeskObjections,
  proposeDecision,
  stepDeskObjection,
} from "@portal/contract/ratings/objections/desk-calls";
import type { ObjectionAction } from "@portal/contract/ratings/objections/states";
import { DECISION_GROUNDS } from "@portal/contract/ratings/objections/reasons";
import { OBJECTION_OUTCOME_LABELS } from "@portal/contract/ratings/objections/labels";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { arrowLeft } from "../../../ui/icons/icons.ts";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { NotYet, ObjectionFrame } from "./objection-detail.tsx";
import { deskObjectionQuery, useChange } from "./objection-store.ts";
import { ProposalForm } from "./proposal-form.tsx";
import { ASK_TEMPLATE } from "./templates.ts";
import { TextForm } from "./text-form.tsx";

type DeskAction = "ask_details" | "ask_author" | "review" | "forward" | "return" | "decide";
type Step = (action: DeskAction, text?: string) => Promise<DeskObjection>;

/** One objection at the desk: both sides, and the next step. */
export function DeskCase({ id }: { id: number }) {
  const query = deskObjectionQuery(id);
  const { data, error, refetch } = useQuery({ ...query, throwOnError: false });
  const change = useChange<DeskObjection>(getDeskObjections);
  const params = { id: String(id) };
  const step: Step = (action, text = "") =>
    change(query.queryKey, () => apiCall(stepDeskObjection, { params, body: { action, text } }));
  if (data === undefined) return <NotYet error={error} onRetry={() => void refetch()} back={<ToList />} />;
  const { objection } = data;
  const may = (action: ObjectionAction): boolean => objection.actions.includes(action);
  return (
    <ObjectionFrame objection={objection} side="desk" back={<ToList />}>
      {!objection.authorKnown && (
        <Alert tone="info">Zu dieser Bewertung kennen wir keinen Verfasser. Prüfen Sie ohne Stellungnahme.</Alert>
      )}
      {objection.proposal && <Proposal objection={objection} step={step} />}
      <QuickSteps objection={objection} step={step} />
      {may("forward") && (
        <Section title="An die Firma weitergeben">
          <TextForm
            label="Was die Firma erfährt"
            help="Nehmen Sie heraus, was den Verfasser verrät."
            button="Weitergeben"
            done="Die Firma ist unterrichtet."
            onSend={(text) => step("forward", text)}
          />
        </Section>
      )}
      {may("propose") && (
        <Section
          title="Entscheidung vorschlagen"
          description="Eine zweite Person bestätigt. Beide Seiten lesen die Gründe."
        >
          <ProposalForm
            onPropose={(body) => change(query.queryKey, () => apiCall(proposeDecision, { params, body }))}
          />
        </Section>
      )}
      {may("ask_details") && (
        <Section title="Die Firma zurückfragen">
          <TextForm
            label="Rückfrage"
            button="Rückfrage senden"
            done="Die Rückfrage ist gesendet."
            initial={ASK_TEMPLATE}
            onSend={(text) => step("ask_details", text)}
          />
        </Section>
      )}
    </ObjectionFrame>
  );
}

const ToList = () => (
  <div>
    <PageLink to="rating_manager" className={buttonClass({ variant: "quiet" })}>
      <Icon shape={arrowLeft} />
      Alle Einwände
    </PageLink>
  </div>
);

/** Steps without a text. */
function QuickSteps({ objection: { actions }, step }: { objection: DeskObjection; step: Step }) {
  const { refusal, pending, run } = useSubmission();
  const toasts = useToasts();
  const take = (action: DeskAction, message: string) =>
    void run(async () => {
      await step(action);
      toasts.show({ tone: "success", message });
    });
  if (!actions.includes("ask_author") && !actions.includes("review")) return null;
  return (
    <Stack gap="lg">
      <Refusal text={refusal} />
      <Row>
        {actions.includes("ask_author") && (
          <Button
            // Once somebody can decide, that is the main action.
            variant={actions.includes("propose") ? "secondary" : "primary"}
            pending={pending}
            onClick={() => take("ask_author", "Der Verfasser ist gefragt und hat 14 Tage Zeit.")}
          >
            {actions.includes("propose") ? "Verfasser noch einmal fragen" : "Verfasser fragen"}
          </Button>
        )}
        {actions.includes("review") && (
          <Button variant="primary" pending={pending} onClick={() => take("review", "Die Prüfung hat begonnen.")}>
            Ohne Stellungnahme prüfen
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** What somebody proposed, and the second pair of eyes. */
function Proposal({ objection: { proposal, actions }, step }: { objection: DeskObjection; step: Step }) {
  const { refusal, pending, run } = useSubmission();
  const toasts = useToasts();
  if (proposal === null || (!actions.includes("return") && !actions.includes("decide"))) return null;
  const { outcome, ground, reasons, own, by } = proposal;
  const decide = () =>
    void run(async () => {
      await step("decide");
      toasts.show({ tone: "success", message: "Entschieden. Beide Seiten bekommen die Gründe." });
    });
  return (
    <Section title="Vorgeschlagene Entscheidung">
      <DataList
        items={[
          { term: "Ergebnis", value: OBJECTION_OUTCOME_LABELS[outcome] },
          { term: "Grundlage", value: DECISION_GROUNDS[ground].label },
          { term: "Gründe", value: <UserText as="span">{reasons}</UserText> },
          ...(by === "" ? [] : [{ term: "Vorgeschlagen von", value: <UserText as="span">{by}</UserText> }]),
        ]}
      />
      <Stack gap="lg">
        <Refusal text={refusal} />
        {actions.includes("decide") ? (
          <div>
            <Button variant="primary" pending={pending} onClick={decide}>
              Entscheidung bestätigen
            </Button>
          </div>
        ) : (
          <Alert tone="info">
            {own
              ? "Sie haben das vorgeschlagen. Bestätigen muss eine zweite Person."
              : "Sie haben die erste Entscheidung getroffen. Über die Beschwerde entscheidet jemand anderes."}
          </Alert>
        )}
        <TextForm
          label="Warum geben Sie den Vorschlag zurück?"
          button="Vorschlag zurückgeben"
          done="Der Vorschlag ist zurückgegeben."
          onSend={(text) => step("return", text)}
        />
      </Stack>
    </Section>
  );
}
