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

/** The answer to a sole trader who objects to the entry (GDPR articles 12 (3), 17 and 21). */
export const erasureAnsweredMail: MailTemplate<{ company: string; accepted: boolean }> = {
  name: "correction-answered",
  write: ({ company, accepted }, { brand, origin }) => ({
    subject: `Ihr Antrag zum Eintrag von ${company}`,
    blocks: [
      accepted
        ? `wir löschen den Eintrag von ${company} bei ${brand.name}. Er verschwindet mit der nächsten Lieferung an das Verzeichnis, spätestens nach einer Woche.`
        : `wir haben Ihren Antrag geprüft und löschen den Eintrag von ${company} nicht: Wir konnten nicht feststellen, dass er Sie betrifft, oder er nennt keinen Menschen. Bitte antworten Sie auf diese E-Mail, wenn Sie das belegen können.`,
      `Sind Sie nicht einverstanden, können Sie sich bei der Aufsichtsbehörde beschweren: ${brand.law.supervisoryAuthority.name}, ${brand.law.supervisoryAuthority.address.join(", ")}. Auch die Gerichte stehen Ihnen offen.`,
      { link: { label: "Mehr zum Datenschutz", href: `${origin}${brand.legal.privacy}#eintrag`, quiet: true } },
    ],
  }),
};
