/** The answer to whoever reported something about an entry. */
import { CONTRIBUTION_KINDS, type ContributionKind } from "@portal/contract/ugc/calls";
import type { MailTemplate } from "../../platform/mail/send-mail.ts";

type Answer = { company: string; kind: ContributionKind; accepted: boolean };

export const contributionAnsweredMail: MailTemplate<Answer> = {
  name: "contribution-answered",
  write: ({ company, kind, accepted }, { brand, origin }) => ({
    subject: accepted ? `Ihr Hinweis zu ${company} hat geholfen` : `Wir haben Ihren Hinweis zu ${company} geprüft`,
    blocks: [
      accepted
        ? `vielen Dank. Sie hatten recht, und wir sorgen dafür, dass der Eintrag bei ${brand.name} stimmt.`
        : `vielen Dank. Wir haben Ihren Hinweis geprüft und konnten den Fehler nicht bestätigen. Der Eintrag bleibt, wie er ist.`,
      {
        facts: [
          ["Firma", company],
          ["Ihr Hinweis", CONTRIBUTION_KINDS[kind]],
        ],
      },
      {
        link: { label: "Solche E-Mails abbestellen", href: `${origin}/benutzer?bereich=mitteilungen`, quiet: true },
      },
    ],
  }),
};
