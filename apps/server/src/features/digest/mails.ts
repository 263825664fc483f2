/** The summary by mail. */
import type { DashboardPlace } from "@portal/contract/dashboard/calls";
import { RHYTHM_LABELS, type Rhythm } from "@portal/contract/digest/periods";
import { hrefOf } from "@portal/contract/pages/redirects";
import { pathOf } from "@portal/contract/pages/routes";
import type { MailBlock } from "../../platform/mail/layout.ts";
import type { MailTemplate } from "../../platform/mail/send-mail.ts";
import type { DigestContent } from "./content.ts";
import { endPath } from "./end-link.ts";

type DigestMail = {
  company: string;
  rhythm: Rhythm;
  content: DigestContent;
  /** Token of the link that ends it. */
  end: string;
};

export const digestMail: MailTemplate<DigestMail> = {
  name: "digest",
  write: ({ company, rhythm, content, end }, { origin }) => {
    const hrefTo = ({ page, query, place }: DashboardPlace): string =>
      origin + hrefOf(pathOf(page), query) + (place === "" ? "" : `#${encodeURIComponent(place)}`);
    const listed = (lines: DigestContent["tasks"]): MailBlock => ({
      items: lines.map(({ title, detail, place }) => ({ title, detail, href: hrefTo(place) })),
    });
    const { contacts, tasks, results, moreTasks, missing } = content;
    return {
      subject: `${rhythm === "weekly" ? "Ihre Woche" : "Ihr Monat"} mit ${company}`,
      blocks: [
        ...(contacts === null
          ? []
          : [
              { heading: rhythm === "weekly" ? "Kontakte der letzten Woche" : "Kontakte des letzten Monats" },
              contacts.sentence,
              ...(contacts.lines.length === 0 ? [] : [listed(contacts.lines)]),
            ]),
        ...(results.length === 0
          ? []
          : [{ heading: "Stand Ihrer Produkte" }, "Den Zeitraum nennt jede Zeile selbst.", listed(results)]),
        ...(tasks.length === 0 ? [] : [{ heading: "Was jetzt zu tun ist" }, listed(tasks)]),
        ...(moreTasks === 0
          ? []
          : [
              moreTasks === 1
                ? "Eine weitere Aufgabe steht im Portal."
                : `${moreTasks} weitere Aufgaben stehen im Portal.`,
            ]),
        ...(missing.length === 0 ? [] : [`Hier fehlt gerade: ${missing.join(", ")}.`]),
        { link: { label: "Alles im Portal ansehen", href: `${origin}/` } },
        `Sie bekommen diese E-Mail ${RHYTHM_LABELS[rhythm]}, weil Sie sie für ${company} gewählt haben.`,
        { link: { label: "Nicht mehr bekommen", href: origin + endPath(end), quiet: true } },
        {
          link: {
            label: "Wählen, wie oft",
            href: origin + hrefOf(pathOf("user_dashboard"), { bereich: "mitteilungen" }),
            quiet: true,
          },
        },
      ],
    };
  },
};
