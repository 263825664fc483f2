/** Actions that the browser refuses itself, with the specification's exact texts (§8) as messages for developers. */
const GERMAN = {
  "no customer loaded": "Es ist noch keine Firma geladen. Bitte laden Sie die Seite neu.",
  "Unknown companyId": "Diese Firma gehört nicht zu Ihren Firmen.",
  "Already loading...": "Die Firma wird gerade geladen. Bitte warten Sie einen Moment.",
  "Entry is already loading": "Der Eintrag wird gerade geladen. Bitte warten Sie einen Moment.",
  "AccountLocks are already loading": "Ihre Kontaktwünsche werden gerade geladen. Bitte warten Sie einen Moment.",
  "External services list is already loading": "Die Dienste werden gerade geladen. Bitte warten Sie einen Moment.",
  "No customer loaded": "Zu dieser Firma gibt es noch kein Werbekonto.",
  "dateRange is not set": "Bitte wählen Sie einen Zeitraum.",
  "Statistics is already loading": "Die Statistik wird gerade geladen. Bitte warten Sie einen Moment.",
  "Ad groups are already loading": "Die Anzeigengruppen werden gerade geladen. Bitte warten Sie einen Moment.",
  "Ad group campaigns are already loading": "Die Kampagnen werden gerade geladen. Bitte warten Sie einen Moment.",
  "Ad group campaign is already loading": "Die Kampagne wird gerade geladen. Bitte warten Sie einen Moment.",
  "Budget consumption is already loading": "Das Budget wird gerade geladen. Bitte warten Sie einen Moment.",
  "already updating": "Es wird gerade gespeichert. Bitte warten Sie einen Moment.",
  "No AccountLocks to send": "Sie haben nichts geändert.",
} as const;

export type RejectionText = keyof typeof GERMAN;

/** Thrown if an action is refused before any call is made. */
export class RejectedAction extends Error {
  readonly german: string;

  constructor(text: RejectionText) {
    super(text);
    this.name = "RejectedAction";
    this.german = GERMAN[text];
  }
}
