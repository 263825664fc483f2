/**
 * The form in which a login name is unique and is looked up: NFC, lower case by the rules for no locale, without
 * surrounding white space. Look-alikes of other scripts stay different. Composed again at the end, because
 * lowercasing can give characters that have a composed form ("J̌" has no composed form, "ǰ" has).
 */
export const loginKey = (login: string): string => login.trim().normalize("NFC").toLowerCase().normalize("NFC");
