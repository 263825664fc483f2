import { ALL_THREADS, queryOfThreads } from "@portal/contract/leads/messages/view";
import { PAGE_OF_KIND } from "@portal/contract/leads/pages";
import type { LeadKind } from "@portal/contract/leads/states";
import type { InquiryStatistics } from "@portal/contract/leads/statistics";
import { germanNumber } from "@portal/contract/text/formats";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useArrivals } from "../../../platform/phone/use-arrivals.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { inbox } from "../../../ui/icons/icons.ts";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { arrivalsSentence, newOfKind } from "../lead-texts.ts";
import styles from "../leads.module.css";
import { useInquiries, useNewLeads } from "../leads-store.ts";
import { LeadItem } from "../list/lead-item.tsx";
import { DueReminders } from "./due-reminders.tsx";

/** New leads first, then what is in work. */
export function OpenWork() {
  const { data, error, refetch } = useInquiries();
  const { data: fresh } = useNewLeads();
  const arrivals = useArrivals(
    "overview",
    fresh?.leads.map(({ id }) => id),
  );
  if (data === undefined)
    return (
      <NotLoaded level={2} failure="Ihre Anfragen konnten nicht geladen werden" error={error} onRetry={refetch}>
        <WorkSkeleton />
      </NotLoaded>
    );
  if (data.firstDay === null) return <NoLeads />;
  const leads = fresh?.leads ?? [];
  return (
    <Section title={titleOf(data)}>
      <Stack>
        <p role="status" className={arrivals.size === 0 ? "visually-hidden" : styles.news}>
          {arrivalsSentence(arrivals.size)}
        </p>
        {leads.length > 0 && (
          <ItemList aria-label="Neue Anfragen">
            {leads.map((lead) => (
              <LeadItem key={lead.id} lead={lead} page={PAGE_OF_KIND[lead.kind]} isNew={arrivals.has(lead.id)} />
            ))}
          </ItemList>
        )}
        <InWork data={data} />
      </Stack>
    </Section>
  );
}

/** "Eine neue Bewerbung, 3 neue Nachrichten" */
function titleOf({ kinds }: InquiryStatistics): string {
  const parts = kinds.filter((one) => one.new > 0).map((one) => newOfKind(one.kind, one.new));
  return parts.length === 0 ? "Nichts Neues" : parts.join(", ");
}

/** Accepted leads without an answer, with the page that lists them. Messages are answered in their threads. */
const UNANSWERED = [
  {
    kind: "request",
    page: "inquiries_offers",
    one: "Bei einer angenommenen Anfrage haben Sie noch keinen Kontakt eingetragen.",
    many: "angenommenen Anfragen haben Sie noch keinen Kontakt eingetragen.",
  },
  {
    kind: "job",
    page: "inquiries_jobs",
    one: "Bei einer angenommenen Bewerbung haben Sie noch keinen Kontakt eingetragen.",
    many: "angenommenen Bewerbungen haben Sie noch keinen Kontakt eingetragen.",
  },
] as const;

/** What is begun, by kind. Messages are found by who waits. */
const IN_WORK = [
  { kind: "request", page: "inquiries_offers", one: "Eine Angebotsanfrage", many: "Angebotsanfragen" },
  { kind: "job", page: "inquiries_jobs", one: "Eine Bewerbung", many: "Bewerbungen" },
] as const;

function InWork({ data: { kinds, waitingMessages, dueReminders, due } }: { data: InquiryStatistics }) {
  const unansweredOf = (wanted: LeadKind) => kinds.find(({ kind }) => kind === wanted)?.unanswered ?? 0;
  const inWorkOf = (wanted: LeadKind) => kinds.find(({ kind }) => kind === wanted)?.inWork ?? 0;
  const begun = IN_WORK.filter(({ kind }) => inWorkOf(kind) > 0);
  return (
    <>
      {waitingMessages > 0 && (
        <p>
          {waitingMessages === 1
            ? "Eine Nachricht wartet auf Ihre Antwort."
            : `${germanNumber(waitingMessages)} Nachrichten warten auf Ihre Antwort.`}{" "}
          <PageLink to="inquiries_messages" query={queryOfThreads({ ...ALL_THREADS, filter: "waiting" })}>
            Nachrichten beantworten
          </PageLink>
        </p>
      )}
      {UNANSWERED.filter(({ kind }) => unansweredOf(kind) > 0).map(({ kind, page, one, many }) => (
        <p key={kind}>
          {unansweredOf(kind) === 1 ? one : `Bei ${germanNumber(unansweredOf(kind))} ${many}`}{" "}
          <PageLink to={page} query={{ stand: "angenommen" }}>
            {kind === "job" ? "Bewerbungen ansehen" : "Angenommene ansehen"}
          </PageLink>
        </p>
      ))}
      {dueReminders > 0 && <DueReminders due={due} total={dueReminders} />}
      {begun.length > 0 && (
        <p className={styles.row}>
          {begun.map(({ kind, page, one, many }) => (
            <PageLink key={kind} to={page} query={{ stand: "offen" }} className="target">
              {inWorkOf(kind) === 1 ? one : `${germanNumber(inWorkOf(kind))} ${many}`} in Arbeit
            </PageLink>
          ))}
        </p>
      )}
    </>
  );
}

const NoLeads = () => (
  <EmptyState icon={inbox} level={2} title="Noch keine Anfragen">
    Wer im Verzeichnis nach einem Angebot fragt, sich bewirbt oder Ihnen schreibt, erscheint hier. Ein vollständiger
    Eintrag bringt mehr Anfragen: <PageLink to="entry_overview">Eintrag ansehen</PageLink>
  </EmptyState>
);

const WorkSkeleton = () => (
  <Skeleton>
    <SkeletonBar width="min(24rem, 100%)" height="2rem" />
    <SkeletonList rows={3} pictures={false} />
  </Skeleton>
);
