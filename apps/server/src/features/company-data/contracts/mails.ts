/** Confirmations of what a company declared about its contracts. They are its proof, so they say day and time. */
import { pathOf } from "@portal/contract/pages/routes";
import { germanDay, germanInstant } from "@portal/contract/text/formats";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

type Declared = {
  company: string;
  number: string;
  product: string;
  kind: "ordinary" | "extraordinary";
  /** The last day; null while the provider reviews it. */
  endsOn: string | null;
  reason: string;
  /** ISO instant. */
  at: string;
  caseId: number | null;
};

const contractsLink = (origin: string) => ({
  link: { label: "Verträge ansehen", href: `${origin}${pathOf("company_contract")}` },
});

const caseFact = (caseId: number | null): (readonly [string, string])[] =>
  caseId === null ? [] : [["Vorgang", `Nr. ${caseId}`]];

export const cancelledMail: MailTemplate<Declared> = {
  name: "contract-cancelled",
  write: ({ company, number, product, kind, endsOn, reason, at, caseId }, { origin }) => ({
    subject: `Ihre Kündigung ist eingegangen: ${product}`,
    blocks: [
      `diese Kündigung für ${company} ist bei uns eingegangen. Bitte heben Sie diese E-Mail auf: Sie ist Ihr Nachweis.`,
      {
        facts: [
          ["Vertrag", `${product}, Nr. ${number}`],
          ["Art", kind === "ordinary" ? "ordentliche Kündigung" : "außerordentliche Kündigung"],
          ["Eingegangen", `${germanInstant(at)} Uhr`],
          ["Letzter Tag", endsOn === null ? "Wir prüfen den Grund und schreiben Ihnen." : germanDay(endsOn)],
          ...caseFact(caseId),
        ],
      },
      ...(reason === ""
        ? []
        : ["Sie haben dazu geschrieben:", ...reason.split("\n").filter((line) => line.trim() !== "")]),
      "Haben Sie es sich anders überlegt? Bis zum letzten Tag nehmen Sie die Kündigung im Portal zurück.",
      contractsLink(origin),
    ],
  }),
};

type Withdrawn = { company: string; number: string; product: string; at: string; caseId: number | null };

export const withdrawnMail: MailTemplate<Withdrawn> = {
  name: "contract-cancellation-withdrawn",
  write: ({ company, number, product, at, caseId }, { origin }) => ({
    subject: `Ihre Kündigung ist zurückgenommen: ${product}`,
    blocks: [
      `die Kündigung für ${company} ist zurückgenommen. Der Vertrag läuft weiter, als wäre er nie gekündigt worden.`,
      {
        facts: [
          ["Vertrag", `${product}, Nr. ${number}`],
          ["Zurückgenommen", `${germanInstant(at)} Uhr`],
          ...caseFact(caseId),
        ],
      },
      contractsLink(origin),
    ],
  }),
};
