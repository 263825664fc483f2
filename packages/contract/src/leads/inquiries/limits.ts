/** Limits of the public enquiry form, apart from its schemas, so that the page needs no schema. */
export const INQUIRY_CHARACTERS = 4000;
export const INQUIRY_NAME_CHARACTERS = 80;
/** Files of one enquiry. */
export const INQUIRY_FILES = 5;
/** Days for which the link in the mail confirms an enquiry. */
export const INQUIRY_CONFIRM_DAYS = 3;
/** Enquiries of one address to one company per day. */
export const INQUIRIES_A_DAY = 5;
