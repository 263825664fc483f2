/**
 * The login name that was typed last, so that the next page of the login begins with it. It stays in memory until
 * somebody is logged in.
 */
let typed = "";

export const typedLogin = (): string => typed;
export const keepTypedLogin = (login: string): void => void (typed = login);
