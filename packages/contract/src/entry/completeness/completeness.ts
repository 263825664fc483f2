/** How complete an entry is, and what to do next. The dashboard and the entry overview show it. */
import { JSON_PARTS } from "../parts.ts";
import { logoOf, type SalesForceEntry } from "../entry.ts";
import { COMPLETENESS_PARTS, type CompletenessPart, CRITERIA, type Criterion, type EntryFacts } from "./criteria.ts";

export { COMPLETENESS_PARTS, type CompletenessPart, type EntryFacts };

/** Something worth doing. `gain` is what it adds to the percentage. */
export type CompletenessAction = Pick<Criterion, "id" | "part" | "title" | "benefit" | "minutes"> & { gain: number };

export type Completeness = {
  /** 0 to 100; 100 only if nothing is missing. */
  percent: number;
  /**
   * The editable parts in the order of the page: percentage of their points, 0 to 100, missing points, and whether
   * anything of them fits the company.
   */
  parts: { part: CompletenessPart; percent: number; missing: number; fits: boolean }[];
  /** What is missing and fits; the most points first, of equal ones the least work. */
  actions: CompletenessAction[];
  /** The first action; null if nothing is missing. */
  next: CompletenessAction | null;
};

const pointsOf = (criteria: readonly Criterion[]): number => criteria.reduce((sum, { points }) => sum + points, 0);

const percentOf = (reached: number, all: number): number => (all === 0 ? 100 : Math.round((reached / all) * 100));

/** Evaluates an entry over the editable parts. */
export const completenessOf = (
  facts: EntryFacts,
  editableParts: readonly CompletenessPart[] = COMPLETENESS_PARTS,
): Completeness => {
  const isMet = (criterion: Criterion): boolean => criterion.isMet(facts);
  // Whoever filled in what does not usually fit keeps its points.
  const criteria = CRITERIA.filter(
    (criterion) => editableParts.includes(criterion.part) && (isMet(criterion) || (criterion.fits?.(facts) ?? true)),
  );
  const [all, reached] = [pointsOf(criteria), pointsOf(criteria.filter(isMet))];
  const percent = percentOf(reached, all);
  const actions = criteria
    .filter((criterion) => !isMet(criterion))
    .toSorted((a, b) => b.points - a.points || a.minutes - b.minutes)
    .map(({ id, part, title, benefit, minutes, points }) => {
      const gain = percentOf(reached + points, all) - percent;
      return { id, part, title, benefit, minutes, gain };
    });
  const parts = COMPLETENESS_PARTS.filter((part) => editableParts.includes(part)).map((part) => {
    const own = criteria.filter((criterion) => criterion.part === part);
    const [points, earned] = [pointsOf(own), pointsOf(own.filter(isMet))];
    return { part, percent: percentOf(earned, points), missing: points - earned, fits: own.length > 0 };
  });
  return { percent, parts, actions, next: actions[0] ?? null };
};

const isFilled = (text: string): boolean => text.trim() !== "";

/** True if somebody entered a value: a text, a choice, a list or a number. */
const saysSomething = (value: unknown): boolean =>
  typeof value === "string"
    ? isFilled(value)
    : Array.isArray(value)
      ? value.length > 0
      : value !== null && value !== false;

/** The facts of an entry as the portal stores it. */
export const entryFactsOf = (entry: SalesForceEntry): EntryFacts => ({
  hasStreet: isFilled(entry.ShippingStreet),
  hasPostalCodeAndCity: isFilled(entry.ShippingPostalCode) && isFilled(entry.ShippingCity),
  hasPhone: isFilled(entry.Phone) || isFilled(entry.mobile),
  hasEmail: isFilled(entry.email),
  hasWebsite: isFilled(entry.website),
  hasOpeningHours: entry.openingHours.week.some(({ spans, byAppointment }) => spans.length > 0 || byAppointment),
  hasLogo: logoOf(entry) !== null,
  hasSlogan: isFilled(entry.slogan),
  aboutUsCharacters: entry.aboutUs.text.trim().length,
  hasFoundingYear: entry.aboutUs.foundingYear !== null,
  specialtyCount: entry.aboutUs.specialties.filter(isFilled).length,
  trades: entry.tradesData.trades,
  filledParts: JSON_PARTS.filter((part) => part !== "b2bCodex").filter((part) =>
    Object.values(entry[part]).some(saysSomething),
  ),
});
