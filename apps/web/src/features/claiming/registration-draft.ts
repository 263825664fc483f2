/**
 * The values of registration step one until step two sends them. They stay in memory, so that nothing outlives the
 * tab.
 */
export type RegistrationDraft = { displayName: string; email: string };

let draft: RegistrationDraft | null = null;
/** The server's message about the address of step one, which arrives after step two. */
let refusal: string | null = null;

export const registrationDraft = (): RegistrationDraft | null => draft;
export const keepDraft = (next: RegistrationDraft | null): void => {
  draft = next;
  refusal = null;
};

export const refuseEmail = (message: string): void => void (refusal = message);
export const emailRefusal = (): string | null => refusal;
