/** One mail a day about calls that still wait for the company. It names no caller: mails are read anywhere. */
import { pathOf } from "@portal/contract/pages/routes";
import type { MailTemplate } from "../mail/send-mail.ts";

type OpenCalls = { company: string; calls: number; service: "secretarial" | "voicebot" };

const SERVICES = {
  secretarial: { name: "Unser Sekretariat", page: pathOf("secretarial_overview") },
  voicebot: { name: "Ihr Sprachbot", page: pathOf("voicebot_overview") },
};

export const openCallsMail: MailTemplate<OpenCalls> = {
  name: "open-calls",
  write: ({ company, calls, service }, { origin }) => {
    const { name, page } = SERVICES[service];
    return {
      subject: calls === 1 ? `Ein Anruf wartet: ${company}` : `${calls} Anrufe warten: ${company}`,
      blocks: [
        calls === 1
          ? `${name} hat heute einen Anruf notiert, der noch auf Sie wartet.`
          : `${name} hat heute ${calls} Anrufe notiert, die noch auf Sie warten.`,
        "Wer angerufen hat und worum es ging, steht im Portal. Dort haken Sie ab, was erledigt ist.",
        { link: { label: "Offene Anrufe ansehen", href: `${origin}${page}?stand=offen` } },
        "Diese E-Mails können Sie in Ihrem Bereich abschalten.",
      ],
    };
  },
};
