/**
 * The criteria of the awards. They stand on the public proof page, so a changed rule is a promise to readers of every
 * badge.
 */
import { germanDecimal, germanNumber, germanPercent } from "../../text/formats.ts";
import { addDays, addYears, type Day } from "../../time/berlin-time.ts";

/** The number and the sum of stars of the ratings that count. */
export type RatingSum = { ratings: number; stars: number };

/**
 * Ratings given with us and confirmed by mail or by an invitation. How other portals verify theirs, we don't know: they
 * count neither for nor against the signet.
 */
export const AWARD_SOURCES = ["provider", "wkdb"] as const;
/** How such a rating is confirmed, and what is not looked into: the same words wherever ratings and awards are shown. */
export const CONFIRMED_BY = "durch einen Link in einer E-Mail, eine persönliche Einladung oder ein Benutzerkonto";
export const CUSTOMER_CHECK = "Ob jemand wirklich Kunde war, prüfen wir nur, wenn jemand die Bewertung beanstandet.";
export const AWARD_RATINGS = 10;
export const AWARD_AVERAGE = 4;
/** Ratings of the last twelve months count, today included. */
export const firstAwardDay = (today: Day): Day => addDays(addYears(today, -1), 1);

/** One criterion, whether it is met, and the state in words. */
export type Criterion = { text: string; state: string; isMet: boolean };

/** The average with one decimal, rounded down: a badge never shows more than was given. Null without ratings. */
export const averageOf = ({ ratings, stars }: RatingSum): number | null =>
  ratings === 0 ? null : Math.floor((10 * stars) / ratings) / 10;

export const scoreText = (sum: RatingSum): string => {
  const average = averageOf(sum);
  return average === null ? "noch keine" : germanDecimal(average);
};

export const ratingsText = (count: number): string =>
  count === 1 ? "1 Bewertung" : `${germanNumber(count)} Bewertungen`;

export const meetsSignet = ({ ratings, stars }: RatingSum): boolean =>
  ratings >= AWARD_RATINGS && stars >= AWARD_AVERAGE * ratings;

export const signetCriteria = (sum: RatingSum): Criterion[] => [
  {
    text: `Mindestens ${AWARD_RATINGS} bestätigte Bewertungen in den letzten zwölf Monaten`,
    state: sum.ratings === 0 ? "noch keine" : germanNumber(sum.ratings),
    isMet: sum.ratings >= AWARD_RATINGS,
  },
  {
    text: `Im Durchschnitt mindestens ${germanDecimal(AWARD_AVERAGE)} von 5 Sternen`,
    state: sum.ratings === 0 ? "noch keine" : scoreText(sum),
    isMet: sum.ratings > 0 && sum.stars >= AWARD_AVERAGE * sum.ratings,
  },
];

/** A survey among a company's employees, made by the provider. */
export type EmployerSurvey = { surveyedOn: Day; answers: number; recommending: number };

export const SURVEY_ANSWERS = 5;
export const SURVEY_SHARE = 0.8;
export const SURVEY_MONTHS = 24;
const firstSurveyDay = (today: Day): Day => addYears(today, -2);

export const employerCriteria = (survey: EmployerSurvey | null, today: Day): Criterion[] => {
  const { surveyedOn = "", answers = 0, recommending = 0 } = survey ?? {};
  const isFresh = survey !== null && surveyedOn >= firstSurveyDay(today);
  return [
    {
      text: `Umfrage unter den Beschäftigten in den letzten ${SURVEY_MONTHS} Monaten`,
      state: survey === null ? "noch nicht" : isFresh ? "ja" : "länger her",
      isMet: isFresh,
    },
    {
      text: `Mindestens ${SURVEY_ANSWERS} haben geantwortet`,
      state: survey === null ? "noch niemand" : germanNumber(answers),
      isMet: answers >= SURVEY_ANSWERS,
    },
    {
      text: `Mindestens ${germanPercent(SURVEY_SHARE)} empfehlen die Firma als Arbeitgeber`,
      state: answers === 0 ? "noch niemand" : germanPercent(recommending / answers),
      isMet: answers > 0 && recommending >= SURVEY_SHARE * answers,
    },
  ];
};

export const meetsEmployer = (survey: EmployerSurvey | null, today: Day): survey is EmployerSurvey =>
  employerCriteria(survey, today).every(({ isMet }) => isMet);

/** Codes that include the signet. With another product of the family, ratings can be managed without it. */
export const SIGNET_CODES = ["RAT-PLUS", "RAT-SIGNET"] as const;
