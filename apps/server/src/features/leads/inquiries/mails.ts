/** The mail by which the sender of an inquiry confirms it. It holds none of its words: anybody may have typed the address. */
import { INQUIRY_CONFIRM_DAYS } from "@portal/contract/leads/inquiries/limits";
import { pathOf } from "@portal/contract/pages/routes";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export const confirmInquiryMail: MailTemplate<{ company: string; token: string }> = {
  name: "inquiry-confirm",
  write: ({ company, token }, { origin, brand }) => ({
    subject: `Bitte bestätigen: Ihre Anfrage an ${company}`,
    blocks: [
      `mit dieser Adresse hat jemand bei ${brand.name} eine Anfrage an ${company} geschrieben. Die Firma sieht sie erst, wenn Sie sie bestätigen.`,
      {
        link: { label: "Anfrage ansehen und bestätigen", href: `${origin}${pathOf("inquiry_confirm")}?token=${token}` },
      },
      `Der Link gilt ${INQUIRY_CONFIRM_DAYS} Tage. Die Antwort der Firma bekommen Sie per E-Mail.`,
      "Sie haben nichts angefragt? Dann löschen Sie diese E-Mail. Die Firma bekommt nichts.",
    ],
  }),
};
