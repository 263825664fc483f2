/** Mails about a company's ratings, to its people who want them. They quote nobody: mails are read anywhere. */
import { pathOf } from "@portal/contract/pages/routes";
import { RATING_SOURCES, type RatingSource } from "@portal/contract/ratings/sources";
import { germanDecimal, germanNumber } from "@portal/contract/text/formats";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

const OFF = "Diese E-Mails können Sie in Ihrem Bereich abschalten.";
const starsText = (stars: number): string => (stars === 1 ? "ein Stern" : `${stars} Sterne`);

type News = { company: string; ratings: { source: RatingSource; stars: number }[] };
const MOST_LISTED = 10;

export const ratingNewsMail: MailTemplate<News> = {
  name: "rating-news",
  write: ({ company, ratings }, { origin }) => {
    const isOne = ratings.length === 1;
    const rest = ratings.length - MOST_LISTED;
    return {
      subject: isOne ? `Neue Bewertung: ${company}` : `${ratings.length} neue Bewertungen: ${company}`,
      blocks: [
        isOne
          ? `${company} hat eine neue Bewertung.`
          : `${company} hat ${germanNumber(ratings.length)} neue Bewertungen.`,
        {
          facts: ratings
            .slice(0, MOST_LISTED)
            .map(({ source, stars }) => [RATING_SOURCES[source].label, starsText(stars)] as const),
        },
        ...(rest > 0 ? [`Und ${germanNumber(rest)} weitere.`] : []),
        "Wer geschrieben hat und was, lesen Sie im Portal. Dort antworten Sie auch.",
        { link: { label: "Offene Bewertungen ansehen", href: `${origin}${pathOf("ratings_manage")}?stand=offen` } },
        OFF,
      ],
    };
  },
};

type Status = { company: string; month: string; ratings: number; stars: number; open: number };

export const ratingStatusMail: MailTemplate<Status> = {
  name: "rating-status",
  write: ({ company, month, ratings, stars, open }, { origin }) => ({
    subject: `Ihre Bewertungen im ${month}: ${company}`,
    blocks: [
      `So war der ${month} für ${company}.`,
      {
        facts: [
          ["Neue Bewertungen", germanNumber(ratings)] as const,
          ["Durchschnitt", `${germanDecimal(stars / ratings)} von 5 Sternen`] as const,
          ["Noch ohne Antwort", germanNumber(open)] as const,
        ],
      },
      { link: { label: "Bewertungen ansehen", href: `${origin}${pathOf("ratings_overview")}` } },
      OFF,
    ],
  }),
};
