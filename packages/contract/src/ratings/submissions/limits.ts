/** Limits of a rating's texts, apart from their schemas, so that the page needs no schema. */
export const RATING_TITLE_CHARACTERS = 80;
export const RATING_BODY_CHARACTERS = 2000;
export const AUTHOR_CHARACTERS = 60;
