/** Mails about links into companies. All of them were asked for; none advertises. */
import type { Right } from "@portal/contract/http/access";
import { germanInstant } from "@portal/contract/text/formats";
import type { MailTemplate } from "../../platform/mail/send-mail.ts";

/** A right in the words of a mail. */
const RIGHT_WORDS: Record<Right, string> = {
  owner: "Inhaber: alles ändern und festlegen, wer Zugriff hat",
  editor: "Bearbeiten: den Eintrag und die Produkte pflegen",
  read: "Nur lesen: alles ansehen, nichts ändern",
};

const linkTo = (origin: string, token: string): string =>
  `${origin}/account/verknuepfung/weiterleitung?data=${encodeURIComponent(token)}`;

export type LinkMailData = { company: string; right: Right; invitedBy: string; token: string; expiresAt: Date };

/** To the addressee of the link. */
export const linkMail: MailTemplate<LinkMailData> = {
  name: "account-link",
  write: ({ company, right, invitedBy, token, expiresAt }, { brand, origin }) => ({
    subject: `Ihr Zugang zu ${company} bei ${brand.name}`,
    blocks: [
      invitedBy === ""
        ? `mit diesem Link verknüpfen Sie ${company} mit Ihrem Konto bei ${brand.name}. Das kostet nichts.`
        : `${invitedBy} möchte, dass Sie bei ${brand.name} für ${company} mitarbeiten. Das kostet nichts.`,
      { link: { label: "Zugang öffnen", href: linkTo(origin, token) } },
      {
        facts: [
          ["Firma", company],
          ["Ihr Recht", RIGHT_WORDS[right]],
          ["Gültig bis", germanInstant(expiresAt.getTime())],
        ],
      },
      "Haben Sie noch kein Konto, legen Sie auf der Seite eines an. Der Link gilt nur einmal.",
      "Sagt Ihnen das nichts? Dann löschen Sie diese E-Mail. Ohne den Link geschieht nichts.",
    ],
  }),
};

/** To the owners who want such mails: an invitation was accepted. */
export const joinedMail: MailTemplate<{ company: string; login: string; right: Right }> = {
  name: "person-joined",
  write: ({ company, login, right }, { origin }) => ({
    subject: `Neue Person bei ${company}`,
    blocks: [
      `eine Einladung zu ${company} wurde angenommen. Diese Person hat jetzt Zugriff:`,
      {
        facts: [
          ["Anmeldename", login],
          ["Recht", RIGHT_WORDS[right]],
        ],
      },
      { link: { label: "Personen der Firma ansehen", href: `${origin}/kunde/firmendaten/personen` } },
    ],
  }),
};

/** To the owners: a person waits for their decision, or the provider's. */
export const waitingMail: MailTemplate<{ company: string; login: string; email: string }> = {
  name: "account-link-waiting",
  write: ({ company, login, email }, { brand, origin }) => ({
    subject: `Jemand möchte Zugriff auf ${company}`,
    blocks: [
      `ein Link zu ${company} wurde geöffnet. Noch hat niemand dadurch Zugriff bekommen: Bitte prüfen Sie, ob alles stimmt.`,
      {
        facts: [
          ["Geöffnet von", login],
          ["Geschickt an", email],
        ],
      },
      { link: { label: "Personen der Firma ansehen", href: `${origin}/kunde/firmendaten/personen` } },
      `Kennen Sie die Person nicht, rufen Sie uns an: ${brand.contactDetails.servicePhone}.`,
    ],
  }),
};

type Decided = { company: string; decision: "hold" | "release" | "refuse"; reason: string };

/** To the person who took the link, or to its address if nobody did. */
export const decidedMail: MailTemplate<Decided> = {
  name: "account-link-decided",
  write: ({ company, decision, reason }, { brand, origin }) => {
    const why: (readonly [string, string])[] = reason === "" ? [] : [["Grund", reason]];
    const words = {
      hold: {
        subject: `Ihr Zugang zu ${company} ist angehalten`,
        text: `wir haben Ihren Zugang zu ${company} angehalten und prüfen ihn. Wir schreiben Ihnen, sobald es weitergeht.`,
      },
      release: {
        subject: `Ihr Zugang zu ${company} ist freigegeben`,
        text: `Ihr Zugang zu ${company} ist geprüft und freigegeben.`,
      },
      refuse: {
        subject: `Ihr Zugang zu ${company} ist abgelehnt`,
        text: `Ihr Zugang zu ${company} wurde geprüft und abgelehnt. An Ihrem Konto ändert sich nichts.`,
      },
    }[decision];
    return {
      subject: words.subject,
      blocks: [
        words.text,
        ...(why.length > 0 ? [{ facts: why }] : []),
        ...(decision === "release" ? [{ link: { label: "Anmelden", href: `${origin}/login` } }] : []),
        `Fragen? Rufen Sie uns an: ${brand.contactDetails.servicePhone}.`,
      ],
    };
  },
};
