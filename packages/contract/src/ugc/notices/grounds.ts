/** What a notice of illegal content says (DSA article 16 (2)). */

export const NOTICE_TARGETS = { entry: "Der Eintrag", picture: "Ein Bild", rating: "Eine Bewertung" } as const;
export type NoticeTarget = keyof typeof NOTICE_TARGETS;
export const NOTICE_TARGET_CODES = Object.keys(NOTICE_TARGETS) as [NoticeTarget, ...NoticeTarget[]];

/** Why something is illegal or against the terms: code → German label. */
export const NOTICE_GROUNDS = {
  insult: "Beleidigung oder Verleumdung",
  untrue: "Unwahre Tatsachen, die schaden",
  privacy: "Daten oder Bilder von Menschen ohne Erlaubnis",
  copyright: "Urheberrecht, zum Beispiel an einem Foto",
  trademark: "Marke oder Name",
  fraud: "Betrug oder Täuschung",
  hate: "Hass oder Aufruf zu Gewalt",
  children: "Sexueller Missbrauch oder Ausbeutung von Kindern",
  terms: "Verstoß gegen die Nutzungsbedingungen",
  other: "Ein anderer Grund",
} as const;
export type NoticeGround = keyof typeof NOTICE_GROUNDS;
export const NOTICE_GROUND_CODES = Object.keys(NOTICE_GROUNDS) as [NoticeGround, ...NoticeGround[]];

/**
 * True if name and e-mail address are compulsory: always, except for offences of articles 3 to 7 of directive 2011/93/EU
 * (DSA article 16 (2) c).
 */
export const needsName = (ground: NoticeGround): boolean => ground !== "children";

export const NOTICE_OUTCOMES = ["removed", "kept"] as const;
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number];
export const OUTCOME_WORDS: Record<NoticeOutcome, string> = {
  removed: "Der Inhalt wird nicht mehr gezeigt.",
  kept: "Der Inhalt bleibt stehen.",
};

/** What a decision rests on (DSA article 17 (3) d and e). `neither`: the content is allowed. */
export const DECISION_GROUNDS = {
  law: "Der Inhalt verstößt gegen ein Gesetz.",
  terms: "Der Inhalt verstößt gegen unsere Nutzungsbedingungen.",
  neither: "Wir sehen keinen Verstoß.",
} as const;
export type NoticeDecisionGround = keyof typeof DECISION_GROUNDS;
export const DECISION_GROUND_CODES = Object.keys(DECISION_GROUNDS) as [NoticeDecisionGround, ...NoticeDecisionGround[]];

/** Content is removed for a breach and kept for none. */
export const groundFitsOutcome = (ground: NoticeDecisionGround, outcome: NoticeOutcome): boolean =>
  (ground === "neither") === (outcome === "kept");
