/** New documents. The mail names no title and no amount: mails are read anywhere. */
import { pathOf } from "@portal/contract/pages/routes";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export const documentsArrivedMail: MailTemplate<{ company: string; documents: number }> = {
  name: "documents-arrived",
  write: ({ company, documents }, { origin }) => ({
    subject: documents === 1 ? `Ein neues Dokument: ${company}` : `${documents} neue Dokumente: ${company}`,
    blocks: [
      documents === 1
        ? `für ${company} liegt ein neues Dokument im Portal.`
        : `für ${company} liegen ${documents} neue Dokumente im Portal.`,
      { link: { label: "Dokumente ansehen", href: `${origin}${pathOf("company_documents")}` } },
      "Diese E-Mails können Sie in Ihrem Bereich abschalten.",
    ],
  }),
};
