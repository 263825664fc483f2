/** The specification's roles (§6) and the rights that a person can have in a company. */

export const ROLES = ["user", "customer", "tradesmanager", "ratingusermanager", "cuca"] as const;
export type Role = (typeof ROLES)[number];

/** What a person may do in a company: read; also write; also what only the owner may (claim, people, contracts). */
export const RIGHTS = ["owner", "editor", "read"] as const;
export type Right = (typeof RIGHTS)[number];

/** The access that a call needs in its company. */
export type AccountNeed = "read" | "write" | "owner";

const SATISFIED_BY: Record<AccountNeed, readonly Right[]> = {
  read: ["owner", "editor", "read"],
  write: ["owner", "editor"],
  owner: ["owner"],
};

/** True if the right includes the need. */
export const rightCovers = (right: Right, need: AccountNeed): boolean => SATISFIED_BY[need].includes(right);
