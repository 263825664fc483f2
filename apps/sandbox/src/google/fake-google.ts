/** The state of the fake Google: revoked grants, verified and edited locations, requested faults. */
import type { Location, Person } from "./businesses.ts";
import { locationsOf } from "./businesses.ts";

export const ACTIONS = [
  "rate",
  "rate_often",
  "edit_rating",
  "drop_rating",
  "revoke",
  "verify",
  "unverify",
  "suspend",
  "remove",
  "lose",
  "limit",
  "quota",
  "away",
  "well",
] as const;
export type Action = (typeof ACTIONS)[number];
export type Verification = "confirmed" | "unconfirmed" | "suspended";
export type Counts = { refreshes: number; edits: number; revocations: number };
/** A reply to a review, as Google shows it. */
export type Reply = { comment: string; updateTime: string; reviewReplyState: "APPROVED" | "PENDING" | "REJECTED" };

/** A review, as Google lists it. */
export type Review = {
  number: number;
  starRating: string;
  comment?: string;
  createTime: string;
  updateTime: string;
  reviewer: { displayName?: string; isAnonymous?: boolean };
};

/** More than a page. */
const MANY_REVIEWS = 60;
const STARS = ["FIVE", "FOUR", "ONE", "THREE", "TWO"];

function reviewOf(number: number): Review {
  const at = new Date().toISOString();
  return {
    number,
    starRating: STARS[number % STARS.length] ?? "FIVE",
    // Google leaves out an empty comment.
    ...(number % 4 === 0 ? {} : { comment: `Sehr zufrieden, Auftrag ${number}.` }),
    createTime: at,
    updateTime: at,
    reviewer: number % 3 === 0 ? { isAnonymous: true } : { displayName: `Gülay ${number}` },
  };
}

/** A grant. Tokens contain it, so it survives this process. */
export type Grant = Person & { scope: string; grantedAt: number };

export type FakeGoogle = ReturnType<typeof createFakeGoogle>;

export function createFakeGoogle() {
  const revokedAt = new Map<string, number>();
  const verifications = new Map<string, Verification>();
  const faults = new Map<string, "limit" | "quota" | "away">();
  const removed = new Set<string>();
  const withoutProperty = new Set<string>();
  const edits = new Map<string, Record<string, unknown>>();
  const counts = new Map<string, Counts>();
  /** By the review's full name. */
  const replies = new Map<string, Reply>();
  /** By the account's address; they belong to its first location. */
  const reviews = new Map<string, Review[]>();
  const reviewsOf = (email: string): Review[] => reviews.get(email) ?? [];
  function addReviews(email: string, times: number): void {
    const known = reviewsOf(email);
    const first = (known.at(-1)?.number ?? 0) + 1;
    reviews.set(email, [...known, ...Array.from({ length: times }, (_, index) => reviewOf(first + index))]);
  }

  const countsOf = (email: string): Counts => {
    const known = counts.get(email) ?? { refreshes: 0, edits: 0, revocations: 0 };
    counts.set(email, known);
    return known;
  };
  return {
    countsOf,
    replies,
    reviewsOf,
    isAlive: ({ email, grantedAt }: Grant): boolean => (revokedAt.get(email) ?? 0) < grantedAt,
    /** Revoking one grant ends all tokens of the account, as at Google. */
    revoke(email: string): void {
      revokedAt.set(email, Date.now());
      countsOf(email).revocations += 1;
    },
    verificationOf: ({ email, kind }: Person): Verification =>
      verifications.get(email) ?? (kind === "suspended" ? kind : kind === "unverified" ? "unconfirmed" : "confirmed"),
    faultOf: (email: string) => faults.get(email),
    /** Whether the account may no longer see any property of Search Console. */
    hasNoProperty: (email: string): boolean => withoutProperty.has(email),
    locations: (person: Person): Location[] =>
      removed.has(person.email)
        ? []
        : locationsOf(person).map((location) => ({ ...location, ...edits.get(location.name) })),
    edit(email: string, name: string, fields: Record<string, unknown>): void {
      edits.set(name, { ...edits.get(name), ...fields });
      countsOf(email).edits += 1;
    },
    act(email: string, action: Action): void {
      if (action === "rate") addReviews(email, 1);
      else if (action === "rate_often") addReviews(email, MANY_REVIEWS);
      else if (action === "edit_rating") {
        const changes = { starRating: "ONE", comment: "Doch nicht dicht.", updateTime: new Date().toISOString() };
        reviews.set(
          email,
          reviewsOf(email).map((one, index) => (index === 0 ? { ...one, ...changes } : one)),
        );
      } else if (action === "drop_rating") reviews.set(email, reviewsOf(email).slice(1));
      else if (action === "revoke") this.revoke(email);
      else if (action === "verify") verifications.set(email, "confirmed");
      else if (action === "unverify") verifications.set(email, "unconfirmed");
      else if (action === "suspend") verifications.set(email, "suspended");
      else if (action === "remove") removed.add(email);
      else if (action === "lose") withoutProperty.add(email);
      else if (action === "well") {
        faults.delete(email);
        removed.delete(email);
        withoutProperty.delete(email);
      } else faults.set(email, action);
    },
  };
}
