/** Roles that are granted to a person; everybody is "user", and "customer" follows from companies (Specification §6). */
export const GRANTED_ROLES = ["tradesmanager", "ratingusermanager", "cuca"] as const;
