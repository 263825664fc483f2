/** Mails about objections, to the company and to the rating's author. Neither learns who the other person is. */
import {
  DECISION_GROUNDS,
  type DecisionGround,
  hidesRating,
  OBJECTION_REASONS,
  type ObjectionOutcome,
  type ObjectionReason,
} from "@portal/contract/ratings/objections/reasons";
import type { ObjectionAction, ObjectionState } from "@portal/contract/ratings/objections/states";
import { pathOf } from "@portal/contract/pages/routes";
import { germanDay } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

const COMPANY_NEWS = ["ask_details", "ask_author", "forward", "decide", "deadline", "settle", "complain"] as const;
type CompanyNews = (typeof COMPANY_NEWS)[number];
export const isCompanyNews = (action: ObjectionAction): action is CompanyNews =>
  (COMPANY_NEWS as readonly ObjectionAction[]).includes(action);

const AUTHOR_NEWS = ["ask_author", "decide", "deadline", "withdraw", "complain"] as const;
type AuthorNews = (typeof AUTHOR_NEWS)[number];
export const isAuthorNews = (action: ObjectionAction): action is AuthorNews =>
  (AUTHOR_NEWS as readonly ObjectionAction[]).includes(action);

type About = {
  id: number;
  company: string;
  due: Day | null;
  outcome: ObjectionOutcome | null;
  /** What the decision rests on; null before one. */
  ground: DecisionGround | null;
  reason: ObjectionReason;
  /** The text of the step; for a decision its reasons. */
  said: string;
  state: ObjectionState;
};

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
const until = (due: Day | null): string => (due === null ? "" : ` bis zum ${germanDay(due)}`);
const companyLink = (origin: string, id: number) => ({
  link: { label: "Einwand ansehen", href: `${origin}${pathOf("ratings_objections")}?einwand=${id}` },
});
const authorLink = (origin: string, { id, token }: { id: number; token: string | null }) => ({
  link: {
    label: token === null ? "Einwand ansehen" : "Einwand ansehen und antworten",
    href:
      token === null
        ? `${origin}${pathOf("user_rating_objections")}?einwand=${id}`
        : `${origin}${pathOf("ratings_statement")}?token=${token}`,
  },
});

const COMPLAINT_RIGHT =
  "Sind Sie nicht einverstanden, können Sie sich im Portal beschweren. Dann prüfen andere Menschen noch einmal. Danach stehen Ihnen eine Streitbeilegungsstelle (Art. 21 DSA) und die Gerichte offen.";

type Received = { id: number; company: string; reason: ObjectionReason; due: Day | null };

/** The receipt of the notice (DSA article 16 (4)). */
const received = ({ id, company, reason, due }: Received, origin: string) => ({
  subject: `Ihr Einwand Nr. ${id} ist angekommen`,
  blocks: [
    `wir haben Ihren Einwand gegen eine Bewertung von ${company} bekommen. Ein Mensch prüft ihn${until(due)}.`,
    { facts: [["Nummer", String(id)] as const, ["Grund", OBJECTION_REASONS[reason].label] as const] },
    "Ist der Hinweis genau genug, bitten wir den Verfasser um Stellungnahme. Danach entscheiden zwei Personen gemeinsam und begründen die Entscheidung.",
    companyLink(origin, id),
  ],
});

const OUTCOMES: Record<ObjectionOutcome, string> = {
  removed: "Die Bewertung wird nicht mehr gezeigt.",
  kept: "Die Bewertung bleibt stehen.",
};
/** Result, legal ground and reasons (DSA article 17 (3)). Both sides read the same. */
const decisionLines = ({ outcome, ground, said, state }: About): string[] => [
  outcomeOf(outcome),
  ...(ground === null ? [] : [`Grundlage: ${DECISION_GROUNDS[ground].label}.`]),
  "Die Gründe:",
  ...linesOf(said),
  finalWords(state),
];
const outcomeOf = (outcome: ObjectionOutcome | null): string => (outcome === null ? "" : OUTCOMES[outcome]);

function companyWords(action: CompanyNews, about: About): [string, string[]] {
  const { company, due, said, state } = about;
  switch (action) {
    case "ask_details":
      return ["Rückfrage", [`zu Ihrem Einwand brauchen wir noch Angaben${until(due)}:`, ...linesOf(said)]];
    case "ask_author":
      return ["Verfasser gefragt", [`wir haben den Verfasser der Bewertung um Stellungnahme gebeten${until(due)}.`]];
    case "forward":
      return [
        "Stellungnahme",
        ["der Verfasser hat sich geäußert. Das dürfen wir Ihnen weitergeben:", ...linesOf(said)],
      ];
    case "settle":
      return ["Erledigt", ["die Bewertung gibt es nicht mehr. Ihr Einwand ist damit erledigt."]];
    case "complain":
      return [
        "Beschwerde",
        [`gegen die Entscheidung hat die andere Seite Beschwerde eingelegt. Wir prüfen${until(due)}.`],
      ];
    case "deadline":
      return deadlineWords(state, company);
    case "decide":
      return ["Entscheidung", decisionLines(about)];
  }
}

const finalWords = (state: ObjectionState): string =>
  state === "decided"
    ? COMPLAINT_RIGHT
    : "Über die Beschwerde ist damit entschieden. Eine Streitbeilegungsstelle (Art. 21 DSA) und die Gerichte stehen Ihnen offen.";

function deadlineWords(state: ObjectionState, company: string): [string, string[]] {
  if (state === "lapsed") {
    return ["Beendet", ["wir haben Ihre Angaben nicht bekommen und konnten den Einwand deshalb nicht prüfen."]];
  }
  if (state === "final") {
    return ["Abgeschlossen", ["die Zeit für Beschwerden ist vorbei. Die Entscheidung gilt endgültig."]];
  }
  return [
    "Frist vorbei",
    [`die Frist für die Stellungnahme zur Bewertung von ${company} ist vorbei. Wir entscheiden nun.`],
  ];
}

type CompanyMail = (About & { action: CompanyNews }) | (Received & { action: "object" });

export const companyMail: MailTemplate<CompanyMail> = {
  name: "objection-company",
  write: (data, { origin }) => {
    if (data.action === "object") return received(data, origin);
    const [subject, lines] = companyWords(data.action, data);
    return { subject: `${subject} zu Ihrem Einwand Nr. ${data.id}`, blocks: [...lines, companyLink(origin, data.id)] };
  },
};

/** Hiding a rating is a restriction, so its author reads why and on which ground at once (DSA article 17). */
const hiddenLines = ({ state, reason, outcome }: About): string[] =>
  hidesRating(state, reason, outcome)
    ? [
        `Bis zur Entscheidung zeigen wir Ihre Bewertung nicht. Der Einwand lautet: ${OBJECTION_REASONS[reason].label}. Träfe er zu, würde jeder Tag, an dem sie sichtbar ist, Rechte eines Menschen verletzen (§§ 823, 1004 BGB). Das hat ein Mensch entschieden, kein Programm.`,
      ]
    : [];

function authorWords(action: AuthorNews, about: About): [string, string[]] {
  const { company, due, state } = about;
  const rating = `Ihrer Bewertung von ${company}`;
  switch (action) {
    case "ask_author":
      return [
        `Bitte nehmen Sie Stellung zu ${rating}`,
        [
          `gegen Ihre Bewertung für ${company} liegt ein Einwand vor. Bitte schreiben Sie uns${until(due)}, wie es war.`,
          ...hiddenLines(about),
          "Die Firma erfährt nicht, wer Sie sind. Ihre Worte geben wir nur weiter, soweit sie nichts über Sie verraten.",
          "Hören wir nichts, entscheiden wir ohne Ihre Sicht. Die Bewertung kann dann gelöscht werden.",
        ],
      ];
    case "decide":
      return [`Entscheidung zu ${rating}`, decisionLines(about)];
    case "complain":
      return [`Beschwerde zu ${rating}`, [`die Firma ist nicht einverstanden. Wir prüfen${until(due)} noch einmal.`]];
    case "withdraw":
      return [
        `Einwand zurückgezogen zu ${rating}`,
        ["die Firma hat ihren Einwand zurückgezogen. Sie müssen nichts tun."],
      ];
    case "deadline":
      return state === "final"
        ? [
            `Abgeschlossen: Einwand zu ${rating}`,
            ["die Zeit für Beschwerden ist vorbei. Die Entscheidung gilt endgültig."],
          ]
        : [`Frist vorbei zu ${rating}`, ["die Frist für Ihre Stellungnahme ist vorbei. Wir entscheiden nun."]];
  }
}

export const authorMail: MailTemplate<About & { action: AuthorNews; token: string | null }> = {
  name: "objection-author",
  write: (data, { origin }) => {
    const [subject, lines] = authorWords(data.action, data);
    return { subject, blocks: [...lines, authorLink(origin, data)] };
  },
};
