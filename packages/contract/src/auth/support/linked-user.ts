/** In the support bar this user id means that no user is linked to the company (Specification §2, §9). */
export const UNLINKED_USER_ID = 2;
