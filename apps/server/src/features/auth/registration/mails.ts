/** The mail of a registration: a link that creates the user, and one that deletes what was typed. */
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export const REGISTRATION_HOURS = 24;

export const registrationMail: MailTemplate<{ email: string; displayName: string; token: string; isGuest: boolean }> = {
  name: "registration",
  write: ({ email, displayName, token, isGuest }, { brand, origin }) => ({
    subject: `Bitte bestätigen Sie Ihre Registrierung bei ${brand.name}`,
    blocks: [
      `Sie haben sich bei ${brand.name} registriert. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Erst dann legen wir Ihr Konto an.`,
      { link: { label: "Registrierung bestätigen", href: `${origin}/registrierung/aktivierung?token=${token}` } },
      {
        facts: [["E-Mail-Adresse", email], ...(displayName === "" ? [] : [["Name", displayName] as const])],
      },
      ...(isGuest
        ? ["Als Gast haben Sie kein Passwort. Sie melden sich mit einem Link an, den wir Ihnen schicken."]
        : []),
      `Sie können auch diesen Code auf der Seite ${origin}/registrierung/aktivierung eingeben:`,
      { code: token },
      `Link und Code gelten ${REGISTRATION_HOURS} Stunden und nur einmal.`,
      "Sie haben sich nicht registriert? Dann brechen Sie ab, und wir löschen die Angaben.",
      {
        link: {
          label: "Registrierung abbrechen",
          href: `${origin}/registrierung/abbrechen?token=${token}`,
          quiet: true,
        },
      },
    ],
  }),
};
