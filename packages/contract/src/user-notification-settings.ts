/** What people can choose to hear of, and on which way. Mails that somebody asked for or that guard the account always come. */

export type NotificationChannel = "email" | "portal";
export type NotificationEvent = "claim_ends" | "provider_message";

export const NOTIFICATION_WISHES = [
  {
    event: "claim_ends",
    channel: "email",
    title: "Erinnerung, bevor Ihr Anspruch auf einen Eintrag abläuft",
    help: "Einmal im Jahr, damit Ihr Eintrag bei Ihnen bleibt.",
  },
  {
    event: "provider_message",
    channel: "portal",
    title: "Mitteilungen von uns nach der Anmeldung",
    help: "Zum Beispiel, wenn es für Ihren Eintrag etwas Neues gibt.",
  },
] as const satisfies readonly {
  event: NotificationEvent;
  channel: NotificationChannel;
  title: string;
  help: string;
}[];

export type NotificationSetting = { event: NotificationEvent; channel: NotificationChannel; wanted: boolean };
