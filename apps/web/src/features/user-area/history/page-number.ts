const PAGE = /^[1-9]\d{0,5}$/;

/** The page that the address names, from 1; the first for anything else. */
export const pageNumberOf = (text: string | undefined): number =>
  text !== undefined && PAGE.test(text) ? Number(text) : 1;
