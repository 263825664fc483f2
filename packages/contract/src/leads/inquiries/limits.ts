/** Limits of the public inquiry form, apart from its schemas, so that the page needs no schema. */
export const INQUIRY_CHARACTERS = 4000;
export const INQUIRY_NAME_CHARACTERS = 80;
/** Files of one inquiry. */
export const INQUIRY_FILES = 5;
/** Days for which the link in the mail confirms an inquiry. */
export const INQUIRY_CONFIRM_DAYS = 3;
/** Inquiries of one address to one company per day. */
export const INQUIRIES_A_DAY = 5;
