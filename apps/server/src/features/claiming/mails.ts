/** Mails about claiming an entry. Each names the current state; none advertises. */
import { germanInstant } from "@portal/contract/text/formats";
import { shownClaimCode } from "@portal/contract/claiming/rules";
import type { ClaimProof, HoldReason } from "@portal/contract/claiming/states";
import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import type { MailContext, MailTemplate } from "../../platform/mail/send-mail.ts";

type About = { companyId: number; company: string };

const FREE = "Die Übernahme ist kostenlos und kein Vertrag.";

const page = (name: RouteName, { companyId }: About, { origin, brand }: MailContext): string =>
  `${origin}${pathOf(name, brand.providerNumber)}?firma=${companyId}`;

const callUs = ({ brand }: MailContext): string => brand.contactDetails.servicePhone;

/** To the entry's address: the code. */
export const codeMail: MailTemplate<About & { code: string; expiresAt: Date }> = {
  name: "claim-code",
  write: (data, context) => ({
    subject: `Ihr Code für den Eintrag von ${data.company}`,
    blocks: [
      `jemand möchte den Eintrag von ${data.company} bei ${context.brand.name} übernehmen und hat angegeben, für die Firma zu sprechen. Zur Prüfung geht dieser Code an die Adresse, die im Eintrag steht:`,
      { code: shownClaimCode(data.code) },
      `Der Code gilt bis ${germanInstant(data.expiresAt.getTime())} Uhr. ${FREE}`,
      { link: { label: "Code eingeben", href: page("claiming_pending", data, context) } },
      `Waren Sie das nicht? Dann geben Sie den Code nicht weiter. Ohne ihn bleibt alles, wie es ist. Fragen beantworten wir unter ${callUs(context)}.`,
    ],
  }),
};

const ORDERED: Record<Exclude<ClaimProof, "email">, (to: string) => string> = {
  letter: (to) => `wir schicken einen Brief mit einem Code an die Anschrift im Eintrag: ${to}.`,
  phone: (to) => `wir rufen unter der Nummer im Eintrag an und sagen Ihnen einen Code: ${to}.`,
};

/** To the claimant: letter or call is in the provider's work list. */
export const orderedMail: MailTemplate<About & { proof: "letter" | "phone"; to: string }> = {
  name: "claim-ordered",
  write: (data, context) => ({
    subject: `So geht es mit dem Eintrag von ${data.company} weiter`,
    blocks: [
      ORDERED[data.proof](data.to),
      `Danach geben Sie den Code auf dieser Seite ein. ${FREE}`,
      { link: { label: "Stand ansehen", href: page("claiming_pending", data, context) } },
    ],
  }),
};

/** To the claimant: the provider has printed the letter or read out the code. */
export const issuedMail: MailTemplate<About & { proof: "letter" | "phone"; to: string; expiresAt: Date }> = {
  name: "claim-issued",
  write: (data, context) => ({
    subject: data.proof === "letter" ? "Ihr Brief mit dem Code ist unterwegs" : "Wir haben Ihnen einen Code gesagt",
    blocks: [
      data.proof === "letter"
        ? `der Brief mit dem Code für den Eintrag von ${data.company} ist unterwegs an: ${data.to}.`
        : `wir haben den Code für den Eintrag von ${data.company} am Telefon durchgegeben (${data.to}).`,
      `Der Code gilt bis ${germanInstant(data.expiresAt.getTime())} Uhr. ${FREE}`,
      { link: { label: "Code eingeben", href: page("claiming_pending", data, context) } },
    ],
  }),
};

const HELD: Record<HoldReason, string> = {
  provider: "wir sehen uns die Übernahme noch einmal an, bevor sie weitergeht.",
  tries: "der Code wurde mehrmals falsch eingegeben. Zur Sicherheit sehen wir uns die Übernahme an.",
  conflict: "der Code stimmt. Der Eintrag gehört aber schon jemand anderem, deshalb klären wir das mit beiden Seiten.",
};

export const heldMail: MailTemplate<About & { because: HoldReason }> = {
  name: "claim-held",
  write: (data, context) => ({
    subject: `Die Übernahme von ${data.company} ist angehalten`,
    blocks: [
      HELD[data.because],
      `Sie müssen nichts tun. Wir melden uns per E-Mail. Wenn es eilt, rufen Sie uns an: ${callUs(context)}.`,
      { link: { label: "Stand ansehen", href: page("claiming_hold", data, context) } },
    ],
  }),
};

export const releasedMail: MailTemplate<About> = {
  name: "claim-released",
  write: (data, context) => ({
    subject: `Die Übernahme von ${data.company} geht weiter`,
    blocks: [
      `wir haben die Übernahme wieder freigegeben. Bitte wählen Sie noch einmal, wie der Code zu Ihnen kommen soll. ${FREE}`,
      { link: { label: "Übernahme fortsetzen", href: page("claiming_redirect", data, context) } },
    ],
  }),
};

export const refusedMail: MailTemplate<About> = {
  name: "claim-refused",
  write: (data, context) => ({
    subject: `Die Übernahme von ${data.company} ist abgelehnt`,
    blocks: [
      `wir konnten nicht bestätigen, dass Sie für ${data.company} sprechen. Am Eintrag ändert sich nichts.`,
      `Sehen Sie das anders? Dann rufen Sie uns an: ${callUs(context)}.`,
    ],
  }),
};

export const confirmedMail: MailTemplate<About> = {
  name: "claim-confirmed",
  write: (data, context) => ({
    subject: `Der Eintrag von ${data.company} gehört jetzt Ihnen`,
    blocks: [
      `ab sofort pflegen Sie den Eintrag von ${data.company} selbst. ${FREE}`,
      "Einmal im Jahr fragen wir, ob das noch stimmt. So bleiben die Angaben verlässlich.",
      { link: { label: "Zum Eintrag", href: page("claiming_owner", data, context) } },
    ],
  }),
};

/** To a claimant who was not the first. */
export const lostMail: MailTemplate<About> = {
  name: "claim-lost",
  write: (data, context) => ({
    subject: `Der Eintrag von ${data.company} hat jetzt einen Inhaber`,
    blocks: [
      `jemand anderes hat nachgewiesen, für ${data.company} zu sprechen. Ihre Übernahme ist damit beendet.`,
      "Wenn das nicht stimmen kann, melden Sie sich bitte:",
      { link: { label: "Was Sie tun können", href: page("claiming_otherowner", data, context) } },
    ],
  }),
};

/** To the owners: another person has entered a right code. */
export const disputedMail: MailTemplate<About> = {
  name: "claim-disputed",
  write: (data, context) => ({
    subject: `Jemand möchte den Eintrag von ${data.company} übernehmen`,
    blocks: [
      `eine andere Person hat nachgewiesen, dass sie Post, Anrufe oder E-Mails von ${data.company} erhält, und möchte den Eintrag übernehmen.`,
      "Noch ändert sich nichts. Wir klären das, bevor wir entscheiden. Bekommt die andere Person den Eintrag, enden Ihr Zugang und der aller anderen, die für die Firma arbeiten.",
      `Bitte rufen Sie uns an: ${callUs(context)}.`,
    ],
  }),
};

/** To people who had access before the entry changed hands. */
export const accessEndedMail: MailTemplate<About> = {
  name: "claim-access-ended",
  write: (data, context) => ({
    subject: `Ihr Zugang zu ${data.company} ist beendet`,
    blocks: [
      `der Eintrag von ${data.company} hat einen neuen Inhaber. Damit endet Ihr Zugang zu dieser Firma. Ihr Benutzerkonto bleibt bestehen.`,
      `Wenn das nicht stimmen kann, rufen Sie uns bitte an: ${callUs(context)}.`,
    ],
  }),
};

/** To people who lost a right because an owner gave the entry back. */
export const givenBackMail: MailTemplate<{ company: string; keepsReading: boolean }> = {
  name: "claim-given-back",
  write: ({ company, keepsReading }, context) => ({
    subject: keepsReading
      ? `Der Eintrag von ${company} hat keinen Inhaber mehr`
      : `Ihr Zugang zu ${company} ist beendet`,
    blocks: [
      keepsReading
        ? `ein Inhaber hat den Eintrag von ${company} zurückgegeben. Sie können die Firma weiterhin ansehen, aber nichts mehr ändern. Wenn Sie den Eintrag weiter pflegen möchten, können Sie ihn neu übernehmen.`
        : `der Inhaber hat den Eintrag von ${company} zurückgegeben. Damit endet Ihr Zugang zu dieser Firma. Ihr Benutzerkonto bleibt bestehen.`,
      `Wenn das nicht stimmen kann, rufen Sie uns bitte an: ${callUs(context)}.`,
    ],
  }),
};

/** To an owner, some days before the claim must be confirmed again. */
export const expiryMail: MailTemplate<About & { expiresAt: number }> = {
  name: "claim-expires",
  write: (data, { origin }) => ({
    subject: `Gehört der Eintrag von ${data.company} noch Ihnen?`,
    blocks: [
      `vor rund einem Jahr haben Sie bestätigt, dass Ihnen der Eintrag von ${data.company} gehört. Bitte bestätigen Sie das bis zum ${germanInstant(data.expiresAt).slice(0, 10)} noch einmal. Ein Klick genügt, und es kostet nichts.`,
      { link: { label: "Eintrag bestätigen", href: `${origin}${pathOf("claiming_confirm")}` } },
    ],
  }),
};
