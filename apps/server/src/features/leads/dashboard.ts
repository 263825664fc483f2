/** New leads, accepted ones that nobody answered, and what leads brought. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { type Contribution, factSource, type Task } from "../dashboard/public.ts";
import { leadContacts } from "./contact-days.ts";

const DAYS = 30;

type Facts = {
  received: number;
  fresh: number;
  fresh_jobs: number;
  unanswered: number;
  unanswered_jobs: number;
  waiting: number;
  due: number;
  newest: number;
  /** Seconds since 1970. */
  newest_message: number;
  won: number;
};
const FACTS = `
  select count(*) filter (where o.received_at >= $2::timestamptz)::int as received,
         count(*) filter (where o.state = 'new' and o.kind <> 'job')::int as fresh,
         count(*) filter (where o.state = 'new' and o.kind = 'job')::int as fresh_jobs,
         count(*) filter (where o.state = 'accepted' and o.kind = 'request' and t.id is null)::int as unanswered,
         count(*) filter (where o.state = 'accepted' and o.kind = 'job' and t.id is null)::int as unanswered_jobs,
         count(t.id)::int as waiting,
         (select count(*)::int from lead_reminders r join lead_offers d on d.company_id = r.company_id and d.lead_id = r.lead_id
          where r.company_id = $1 and r.due_on <= $3::date and d.state in ('new', 'accepted', 'contacted', 'offer')) as due,
         coalesce(max(o.lead_id) filter (where o.state in ('new', 'accepted')), 0)::float8 as newest,
         coalesce(extract(epoch from max(t.last_at)), 0)::float8 as newest_message,
         count(*) filter (where o.state = 'won' and o.received_at >= $2)::int as won
  from lead_offers o
  left join message_threads t on t.company_id = o.company_id and t.lead_id = o.lead_id and t.waits_since is not null
  where o.company_id = $1`;

const place = { page: "inquiries_overview" } as const;

const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${germanNumber(count)} ${many}`;

type Work = Pick<Task, "key" | "detail" | "place" | "weight"> & {
  /** How many there are. */
  fact: "fresh" | "waiting" | "unanswered" | "fresh_jobs" | "unanswered_jobs" | "due";
  one: string;
  /** Behind the number. */
  many: string;
  /** For each of them. */
  minutes: number;
};
const MOST_MINUTES = 30;

/** Kinds of open work, each of which is one task. */
const WORK: readonly Work[] = [
  {
    fact: "fresh",
    key: "new-leads",
    one: "Eine Anfrage wartet auf Ihre Annahme",
    many: "Anfragen warten auf Ihre Annahme",
    detail: "Wer zuerst annimmt, bekommt die Anfrage.",
    place,
    minutes: 3,
    weight: 92,
  },
  {
    fact: "waiting",
    key: "waiting-messages",
    one: "Eine Nachricht wartet auf Ihre Antwort",
    many: "Nachrichten warten auf Ihre Antwort",
    detail: "Wer schnell antwortet, bekommt öfter den Auftrag.",
    place: { page: "inquiries_messages", query: { stand: "offen" } },
    minutes: 5,
    weight: 90,
  },
  {
    fact: "unanswered",
    key: "unanswered-leads",
    one: "Eine angenommene Anfrage ist ohne Antwort",
    many: "angenommene Anfragen sind ohne Antwort",
    detail: "Rufen Sie an oder schreiben Sie, und halten Sie es fest.",
    place: { page: "inquiries_offers", query: { stand: "angenommen" } },
    minutes: 5,
    weight: 88,
  },
  {
    fact: "fresh_jobs",
    key: "new-applications",
    one: "Eine neue Bewerbung",
    many: "neue Bewerbungen",
    detail: "Bewerber warten auf eine Antwort.",
    place: { page: "inquiries_jobs", query: { stand: "neu" } },
    minutes: 5,
    weight: 80,
  },
  {
    fact: "unanswered_jobs",
    key: "unanswered-applications",
    one: "Eine Bewerbung ist ohne Antwort",
    many: "Bewerbungen sind ohne Antwort",
    detail: "Auch eine Absage ist eine Antwort.",
    place: { page: "inquiries_jobs", query: { stand: "angenommen" } },
    minutes: 5,
    weight: 72,
  },
  {
    fact: "due",
    key: "due-reminders",
    one: "Eine Erinnerung zu einer Anfrage ist fällig",
    many: "Erinnerungen zu Anfragen sind fällig",
    detail: "Sie wollten sich wieder melden.",
    place,
    minutes: 5,
    weight: 70,
  },
];

/** What a task says of its newest lead or message: with another one it is a new task. */
function versionOf(fact: Work["fact"], { newest, newest_message: message, due }: Facts): string {
  if (fact === "waiting") return String(message);
  return fact === "due" ? `${newest}-${due}` : String(newest);
}

const tasksOf = (facts: Facts, today: Day): Task[] =>
  WORK.filter(({ fact }) => facts[fact] > 0).map(({ fact, one, many, minutes, ...rest }) => ({
    ...rest,
    title: countOf(facts[fact], one, many),
    minutes: Math.min(MOST_MINUTES, minutes * facts[fact]),
    version: versionOf(fact, facts),
    ...(fact === "due" && { dueDay: today }),
  }));

/** What follows from the company's leads. */
export function contributionOf(facts: Facts, today: Day, mayWrite: boolean): Contribution {
  const { received, won } = facts;
  const words = countOf(received, "Eine Anfrage", "Anfragen");
  const orders = won === 0 ? "" : `, ${countOf(won, "ein Auftrag", "Aufträge")} daraus`;
  return {
    tasks: mayWrite ? tasksOf(facts, today) : [],
    result:
      received === 0
        ? null
        : { text: `${words} in ${DAYS} Tagen${orders}`, source: `Anfragen, Stand ${germanDay(today)}`, place },
  };
}

export const leadsDashboard = factSource<Facts>({
  name: "leads",
  product: "Anfragen",
  families: "always",
  sql: FACTS,
  parameters: (today) => [new Date(startOfBerlinDay(addDays(today, 1 - DAYS))), today],
  contributionOf: (facts, { today, mayWrite }) => contributionOf(facts, today, mayWrite),
  contacts: { place, read: leadContacts },
});
