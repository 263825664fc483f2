const PAGE = /^[1-9]\d{0,5}$/;

/** The page number from the address, starting at 1; 1 for any other text. */
export const pageNumberOf = (text: string | undefined): number =>
  text !== undefined && PAGE.test(text) ? Number(text) : 1;
