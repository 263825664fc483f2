/** The state of the fake Google: revoked grants, verified and edited locations, requested faults. */
import type { Location, Person } from "./businesses.ts";
import { locationsOf } from "./businesses.ts";

export const ACTIONS = [
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

  const countsOf = (email: string): Counts => {
    const known = counts.get(email) ?? { refreshes: 0, edits: 0, revocations: 0 };
    counts.set(email, known);
    return known;
  };
  return {
    countsOf,
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
      if (action === "revoke") this.revoke(email);
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
