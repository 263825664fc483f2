/** This user id in the support bar means that no user is linked to the company (Specification §2, §9). */
export const UNLINKED_USER_ID = 2;
