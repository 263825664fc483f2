/** Templates for the desk's texts. They are a beginning: each case needs its own words. */
import type { DecisionGround, ObjectionOutcome } from "@portal/contract/ratings/objections/reasons";

export type ReasonTemplate = { label: string; outcome: ObjectionOutcome; ground: DecisionGround; text: string };

export const REASON_TEMPLATES: readonly ReasonTemplate[] = [
  {
    label: "Kontakt glaubhaft, Bewertung bleibt",
    outcome: "kept",
    ground: "experience_shown",
    text: "Die Firma bestreitet, dass der Verfasser Kunde war. Der Verfasser hat seine Erfahrung mit Zeit und Anlass beschrieben. Der Kontakt ist damit glaubhaft. Die Bewertung bleibt.",
  },
  {
    label: "Kontakt nicht belegt, Bewertung wird entfernt",
    outcome: "removed",
    ground: "personality",
    text: "Die Firma bestreitet, dass der Verfasser Kunde war. Der Verfasser hat dazu innerhalb der Frist nichts vorgetragen, woraus sich ein Kontakt ergibt. Die Bewertung wird deshalb nicht mehr gezeigt.",
  },
  {
    label: "Zulässige Meinung, Bewertung bleibt",
    outcome: "kept",
    ground: "opinion",
    text: "Die beanstandeten Sätze sind eine Meinung über die Leistung der Firma. Sie sind scharf, aber nicht herabwürdigend, und beruhen auf einer eigenen Erfahrung. Die Bewertung bleibt.",
  },
  {
    label: "Beleidigung, Bewertung wird entfernt",
    outcome: "removed",
    ground: "insult",
    text: "Die Bewertung enthält Worte, die eine Person herabwürdigen und mit der Leistung der Firma nichts zu tun haben. Sie wird deshalb nicht mehr gezeigt.",
  },
  {
    label: "Persönliche Daten, Bewertung wird entfernt",
    outcome: "removed",
    ground: "data_protection",
    text: "Die Bewertung nennt persönliche Daten, für deren Veröffentlichung es keinen Grund gibt. Sie wird deshalb nicht mehr gezeigt. Ohne diese Angaben kann der Verfasser neu bewerten.",
  },
  {
    label: "Andere Firma gemeint, Bewertung wird entfernt",
    outcome: "removed",
    ground: "terms",
    text: "Die Bewertung beschreibt eine Leistung, die diese Firma nicht erbracht hat. Nach unseren Regeln gehört eine Bewertung zu der Firma, die sie meint. Sie wird deshalb hier nicht mehr gezeigt.",
  },
];

export const ASK_TEMPLATE =
  "Damit wir prüfen können, brauchen wir mehr von Ihnen: Welche Sätze meinen Sie, und woran erkennen Sie, dass sie nicht stimmen?";
