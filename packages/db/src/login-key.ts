/**
 * The form under which a log-in name is unique and looked up: NFC, lower case by the locale-free rules, without
 * surrounding white space. Look-alikes of other scripts stay different people. Composed again at the end, because
 * lower case can leave characters that have a composed form ("J̌" has no composed form, "ǰ" has).
 */
export const loginKey = (login: string): string => login.trim().normalize("NFC").toLowerCase().normalize("NFC");
