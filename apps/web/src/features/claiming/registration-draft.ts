/** What step one of registering has asked for, until step two sends it. In memory alone: nothing of it outlives the tab. */
export type RegistrationDraft = { displayName: string; email: string };

let draft: RegistrationDraft | null = null;
/** What the server found wrong with step one after step two was sent. */
let refusal: string | null = null;

export const registrationDraft = (): RegistrationDraft | null => draft;
export const keepDraft = (next: RegistrationDraft | null): void => {
  draft = next;
  refusal = null;
};

export const refuseEmail = (message: string): void => void (refusal = message);
export const emailRefusal = (): string | null => refusal;
