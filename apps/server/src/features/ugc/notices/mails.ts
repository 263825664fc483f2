/** Mails about notices of illegal content (DSA articles 16, 17 and 20). Neither side learns who the other one is. */
import { pathOf } from "@portal/contract/pages/routes";
import { germanDay } from "@portal/contract/text/formats";
import {
  DECISION_GROUNDS,
  NOTICE_GROUNDS,
  NOTICE_TARGETS,
  type NoticeDecisionGround,
  type NoticeGround,
  type NoticeOutcome,
  type NoticeTarget,
  OUTCOME_WORDS,
} from "@portal/contract/ugc/notices/grounds";
import type { Day } from "@portal/contract/time/berlin-time";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export type AboutNotice = {
  id: number;
  company: string;
  target: NoticeTarget;
  ground: NoticeGround;
  shown: string;
  token: string;
};
export type AboutDecision = AboutNotice & {
  outcome: NoticeOutcome;
  decisionGround: NoticeDecisionGround;
  reasons: string;
  until: Day;
  mayComplain: boolean;
};

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
const linkTo = (origin: string, token: string) => ({
  link: { label: "Meldung ansehen", href: `${origin}${pathOf("notice_status")}?token=${token}` },
});
const factsOf = ({ id, company, target, ground }: AboutNotice) => ({
  facts: [
    ["Nummer", String(id)] as const,
    ["Firma", company] as const,
    ["Worum es geht", NOTICE_TARGETS[target]] as const,
    ["Grund", NOTICE_GROUNDS[ground]] as const,
  ],
});

/** What either side can do (articles 20 and 21). */
const redress = ({ until, mayComplain }: Pick<AboutDecision, "until" | "mayComplain">): string =>
  mayComplain
    ? `Sind Sie nicht einverstanden? Über den Link können Sie sich bis zum ${germanDay(until)} kostenlos beschweren. Dann prüft ein Mensch noch einmal. Auch eine zugelassene Streitbeilegungsstelle (Artikel 21 der Verordnung (EU) 2022/2065) und die Gerichte stehen Ihnen offen.`
    : "Eine zugelassene Streitbeilegungsstelle (Artikel 21 der Verordnung (EU) 2022/2065) und die Gerichte stehen Ihnen offen.";

/** Article 16 (4). */
export const noticeReceivedMail: MailTemplate<AboutNotice> = {
  name: "notice-received",
  write: (data, { origin }) => ({
    subject: `Ihre Meldung Nr. ${data.id} ist angekommen`,
    blocks: [
      "wir haben Ihre Meldung bekommen. Ein Mensch prüft sie. Die Entscheidung mit ihren Gründen schicken wir Ihnen.",
      factsOf(data),
      linkTo(origin, data.token),
      "Sie haben nichts gemeldet? Dann hat jemand Ihre Adresse benutzt. Bitte antworten Sie auf diese E-Mail.",
    ],
  }),
};

/** Article 16 (5) and (6): to whoever noticed. */
export const noticeDecidedMail: MailTemplate<AboutDecision> = {
  name: "notice-decided",
  write: (data, { origin }) => ({
    subject: `Entscheidung zu Ihrer Meldung Nr. ${data.id}`,
    blocks: [
      OUTCOME_WORDS[data.outcome],
      DECISION_GROUNDS[data.decisionGround],
      "Die Gründe:",
      ...linesOf(data.reasons),
      factsOf(data),
      "Entschieden hat ein Mensch, kein Programm.",
      redress(data),
      linkTo(origin, data.token),
    ],
  }),
};

/** The statement of reasons for whoever is concerned (article 17), and what became of a complaint (20 (5)). */
export const noticeConcernsMail: MailTemplate<AboutDecision> = {
  name: "notice-concerns-you",
  write: (data, { origin }) => ({
    subject: `Entscheidung zu einem Inhalt bei ${data.company}`,
    blocks: [
      `uns hat jemand einen Inhalt gemeldet, der von Ihnen stammt oder Ihre Firma betrifft. ${OUTCOME_WORDS[data.outcome]}`,
      { facts: [...factsOf(data).facts, ["Der Inhalt", data.shown] as const] },
      DECISION_GROUNDS[data.decisionGround],
      "Die Gründe:",
      ...linesOf(data.reasons),
      "Die Entscheidung gilt für das ganze Verzeichnis und auf Dauer. Entschieden hat ein Mensch, kein Programm.",
      redress(data),
      linkTo(origin, data.token),
    ],
  }),
};

/** The receipt of a complaint (article 20). */
export const noticeComplaintMail: MailTemplate<AboutNotice> = {
  name: "notice-complaint",
  write: (data, { origin }) => ({
    subject: `Ihre Beschwerde zur Meldung Nr. ${data.id} ist angekommen`,
    blocks: [
      "wir haben Ihre Beschwerde bekommen. Ein Mensch prüft noch einmal. Die Antwort begründen wir.",
      factsOf(data),
      linkTo(origin, data.token),
    ],
  }),
};
