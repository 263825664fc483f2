/** The only mail of the double opt-in. It contains no advertising, because nobody has agreed yet. */
import type { MailTemplate } from "../../platform/mail/send-mail.ts";
import { NEWSLETTER_CONFIRM_DAYS } from "@portal/contract/b2b/calls";

export const newsletterMail: MailTemplate<{ token: string }> = {
  name: "newsletter-confirm",
  write: ({ token }, { brand, origin }) => ({
    subject: `Bitte bestätigen: Newsletter für Betriebe von ${brand.name}`,
    blocks: [
      `mit dieser Adresse wurde der Newsletter für Betriebe von ${brand.name} bestellt. Er kommt erst, wenn Sie es bestätigen.`,
      {
        link: {
          label: "Bestellung ansehen und bestätigen",
          href: `${origin}/b2b-newsletter/bestaetigt?data=${encodeURIComponent(token)}`,
        },
      },
      `Bestätigen können Sie ${NEWSLETTER_CONFIRM_DAYS} Tage lang. Mit demselben Link bestellen Sie den Newsletter später wieder ab.`,
      "Sie haben nichts bestellt? Dann löschen Sie diese E-Mail. Sie bekommen keinen Newsletter.",
    ],
  }),
};
