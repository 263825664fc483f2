import { rightCovers } from "@portal/contract/http/access";
import type { Lead, LeadStep } from "@portal/contract/leads/lead";
import type { LeadsPageName } from "@portal/contract/leads/pages";
import { isHeld } from "@portal/contract/leads/states";
import { COMPLAINT_REASON_LABELS, LEAD_SOURCE_LABELS, LEAD_STATE_LABELS } from "@portal/contract/leads/words";
import { germanDay, germanInstant, germanMoney } from "@portal/contract/text/formats";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { ReportProblem } from "../../../platform/products/report-problem.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount, useIsAgent } from "../../../platform/session/use-session.ts";
import { usePartTitle } from "../../../platform/routing/page-title.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonHeader, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { arrowLeft } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { complaintText, leadTitle, NEXT_STEPS, priceText, responseText, STATE_TONES } from "../lead-texts.ts";
import { useLead } from "../leads-store.ts";
import { ContactSection } from "./contact-section.tsx";
import { LeadCourse } from "./course.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { ReminderForm } from "./reminder-form.tsx";
import { ValueForm } from "./value-form.tsx";

type LeadDetailProps = { id: number; page: LeadsPageName };

/** One lead: what is asked, what to do next, who asks, and what was done. */
export function LeadDetail({ id, page }: LeadDetailProps) {
  const { data, error, refetch } = useLead(id);
  if (data) return <Shown {...data} page={page} />;
  if (error) {
    return (
      <PageParts width="list">
        <LoadFailure
          level={1}
          title="Diese Anfrage konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
          contact={<CallUs />}
        />
        <ToList page={page} />
      </PageParts>
    );
  }
  return (
    <Skeleton>
      <SkeletonHeader />
      <SkeletonList rows={4} pictures={false} />
    </Skeleton>
  );
}

const TO_LIST: Record<LeadsPageName, string> = {
  inquiries_offers: "Alle Angebotsanfragen",
  inquiries_jobs: "Alle Bewerbungen",
  inquiries_messages: "Alle Nachrichten",
};

const ToList = ({ page }: { page: LeadsPageName }) => (
  <div data-print="hide">
    <PageLink to={page} className={buttonClass({ variant: "quiet" })}>
      <Icon shape={arrowLeft} />
      {TO_LIST[page]}
    </PageLink>
  </div>
);

function Shown({ lead, steps, page }: { lead: Lead; steps: LeadStep[]; page: LeadsPageName }) {
  usePartTitle(leadTitle(lead));
  const mayWrite = rightCovers(useAccount().right, "write");
  const isAgent = useIsAgent();
  return (
    <>
      <PageHeader
        title={leadTitle(lead)}
        lead={NEXT_STEPS[lead.state]}
        meta={<Status tone={STATE_TONES[lead.state]}>{LEAD_STATE_LABELS[lead.state]}</Status>}
      />
      <PageParts width="list">
        {!mayWrite && <Alert tone="info">Sie können hier nur lesen. Inhaber Ihrer Firma können das ändern.</Alert>}
        {isAgent && (
          <Alert tone="info">
            {lead.acceptedAt === null && "Annehmen kann nur die Firma. "}Der Kundendienst sieht die Anfrage, aber nicht,
            wer anfragt.
          </Alert>
        )}
        {lead.text !== "" && (
          <Section title="Worum es geht">
            <UserText>{lead.text}</UserText>
          </Section>
        )}
        {lead.complaint !== null && (
          <Section title="Ihre Reklamation">
            <UserText>
              {COMPLAINT_REASON_LABELS[lead.complaint.reason]}. {complaintText(lead.complaint)}
            </UserText>
          </Section>
        )}
        {lead.contact !== null && <ContactSection id={lead.id} contact={lead.contact} mayWrite={mayWrite} />}
        <LeadActions lead={lead} />
        {mayWrite && isHeld(lead.state) && <ValueForm key={`value-${String(lead.valueCents)}`} lead={lead} />}
        {mayWrite && lead.state !== "taken" && <ReminderForm key={`due-${lead.reminder?.dueOn ?? ""}`} lead={lead} />}
        <LeadCourse id={lead.id} steps={steps} mayWrite={mayWrite && lead.state !== "taken"} />
        <Facts lead={lead} />
        {mayWrite && (
          <ReportProblem question="Stimmt etwas an dieser Anfrage nicht?" reference={`Anfrage Nr. ${lead.id}`} />
        )}
        <ToList page={page} />
      </PageParts>
    </>
  );
}

function Facts({ lead }: { lead: Lead }) {
  const { receivedAt, source, postalCode, place, isShared, acceptedAt, acceptedBy, priceCents, deleteOn, call } = lead;
  return (
    <Section title="Angaben">
      <DataList
        items={[
          { term: "Eingegangen", value: `${germanInstant(receivedAt)} Uhr` },
          { term: "Herkunft", value: LEAD_SOURCE_LABELS[source] },
          ...(postalCode + place === "" ? [] : [{ term: "Ort", value: `${postalCode} ${place}`.trim() }]),
          ...(isShared ? [{ term: "Auch an andere", value: "Ja. Wer zuerst annimmt, bekommt die Anfrage." }] : []),
          ...(acceptedAt === null
            ? [{ term: "Preis", value: priceText(priceCents) }]
            : [
                { term: "Angenommen", value: `${germanInstant(acceptedAt)} Uhr${acceptedBy && `, von ${acceptedBy}`}` },
                { term: "Bis zur ersten Antwort", value: responseText(lead) },
                { term: "Preis", value: priceCents === null ? "kostenlos" : germanMoney(priceCents) },
              ]),
          ...(call === null
            ? []
            : [
                {
                  term: "Anruf",
                  value: (
                    <PageLink to={call.service === "secretarial" ? "secretarial_overview" : "voicebot_overview"}>
                      Anrufe ansehen
                    </PageLink>
                  ),
                },
              ]),
          { term: "Wird gelöscht am", value: germanDay(deleteOn) },
        ]}
      />
    </Section>
  );
}
