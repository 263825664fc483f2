/** The mail of a registration: a link that creates the user, and one that deletes what was typed. */
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export const REGISTRATION_HOURS = 24;

type Data = {
  email: string;
  displayName: string;
  token: string;
  isGuest: boolean;
  /** The name at Facebook if the registration began there. */
  facebookName: string | null;
};

const typedHere = (name: string): string =>
  `Sie haben sich bei ${name} registriert. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Erst dann legen wir Ihr Konto an.`;
const fromFacebook = (name: string): string =>
  `Jemand hat sich mit Facebook bei ${name} registriert. Facebook hat uns dabei diese E-Mail-Adresse genannt. Waren Sie das? Dann öffnen Sie den Link in demselben Browser. Nur dort verbinden wir das Facebook-Konto mit Ihrem Konto.`;

export const registrationMail: MailTemplate<Data> = {
  name: "registration",
  write: ({ email, displayName, token, isGuest, facebookName }, { brand, origin }) => ({
    subject: `Bitte bestätigen Sie Ihre Registrierung bei ${brand.name}`,
    blocks: [
      facebookName === null ? typedHere(brand.name) : fromFacebook(brand.name),
      {
        link: {
          label: "Registrierung bestätigen",
          href: `${origin}/registrierung/aktivierung?token=${token}${facebookName === null ? "" : "&ueber=facebook"}`,
        },
      },
      {
        facts: [
          ["E-Mail-Adresse", email],
          ...(displayName === "" || facebookName !== null ? [] : [["Name", displayName] as const]),
          ...(facebookName === null ? [] : [["Facebook-Konto", facebookName || "ohne Namen"] as const]),
        ],
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
