/** Actions that the browser refuses itself, with the specification's exact texts (§8) as messages for developers. */
const GERMAN = {
  "no customer loaded": "Es ist noch keine Firma geladen. Bitte laden Sie die Seite neu.",
  "Unknown companyId": "Diese Firma gehört nicht zu Ihren Firmen.",
  "Already loading...": "Die Firma wird gerade geladen. Bitte warten Sie einen Moment.",
  "Entry is already loading": "Der Eintrag wird gerade geladen. Bitte warten Sie einen Moment.",
  "AccountLocks are already loading": "Ihre Kontaktwünsche werden gerade geladen. Bitte warten Sie einen Moment.",
  "External services list is already loading": "Die Dienste werden gerade geladen. Bitte warten Sie einen Moment.",
  "already updating": "Es wird gerade gespeichert. Bitte warten Sie einen Moment.",
  "No AccountLocks to send": "Sie haben nichts geändert.",
} as const;

export type RejectionText = keyof typeof GERMAN;

/** Thrown if an action is refused before any call is made. */
export class RejectedAction extends Error {
  readonly german: string;

  constructor(text: RejectionText);
  /** For texts of one slice, which are not in everybody's first download. */
  constructor(text: string, german: string);
  constructor(text: string, german?: string) {
    super(text);
    this.name = "RejectedAction";
    this.german = german ?? GERMAN[text as RejectionText];
  }
}
