/** Roles of the specification (§6) and the rights that a person can hold in a company. */

export const ROLES = ["user", "customer", "tradesmanager", "ratingusermanager", "cuca"] as const;
export type Role = (typeof ROLES)[number];

/** What a person may do in a company: read, write, and what only the owner may (claim, people, contracts). */
export const RIGHTS = ["owner", "editor", "read"] as const;
export type Right = (typeof RIGHTS)[number];

/** What a call asks for in the company it acts on. */
export type AccountNeed = "read" | "write" | "owner";

const SATISFIED_BY: Record<AccountNeed, readonly Right[]> = {
  read: ["owner", "editor", "read"],
  write: ["owner", "editor"],
  owner: ["owner"],
};

/** True where the right covers the need. */
export const rightCovers = (right: Right, need: AccountNeed): boolean => SATISFIED_BY[need].includes(right);
