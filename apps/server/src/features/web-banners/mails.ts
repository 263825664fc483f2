/** Mails about web banners, to the people who may answer and want them. */
import type { BannerAction } from "@portal/contract/web-banners/states";
import type { MailTemplate } from "../../platform/mail/send-mail.ts";

type NewsAction = "produce" | "refuse" | "start" | "end";
type News = { banner: string; action: NewsAction; reason: string };

const WORDS: Record<NewsAction, { subject: string; text: string; next: string }> = {
  produce: {
    subject: "Bitte freigeben",
    text: "Ihr Banner ist fertig und wartet auf Ihre Freigabe.",
    next: "Sehen Sie es sich im Portal an. Dort geben Sie es frei oder schreiben uns, was anders werden soll.",
  },
  refuse: {
    subject: "Bitte neue Dateien",
    text: "mit den Dateien für Ihr Banner können wir leider nicht arbeiten:",
    next: "Bitte laden Sie im Portal neue Dateien hoch.",
  },
  start: {
    subject: "Ihr Banner läuft",
    text: "Ihr Banner ist jetzt im Verzeichnis zu sehen.",
    next: "Wie oft es gesehen und angeklickt wird, zeigt Ihnen das Portal jeden Tag.",
  },
  end: {
    subject: "Ihr Banner ist beendet",
    text: "Ihr Banner ist nicht mehr im Verzeichnis zu sehen.",
    next: "Seine Zahlen finden Sie weiter im Portal.",
  },
};

export const isNews = (action: BannerAction): action is NewsAction => action in WORDS;

/** The provider has acted on a banner. */
export const bannerNewsMail: MailTemplate<News> = {
  name: "web-banner-news",
  write: ({ banner, action, reason }, { origin }) => ({
    subject: `${WORDS[action].subject}: Werbebanner „${banner}“`,
    blocks: [
      WORDS[action].text,
      { facts: [["Banner", banner]] },
      ...reason.split("\n").filter((line) => line.trim() !== ""),
      WORDS[action].next,
      { link: { label: "Werbebanner ansehen", href: `${origin}/kunde/meineProdukte/werbebanner/uebersicht` } },
      "Diese E-Mails können Sie in Ihrem Bereich abschalten.",
    ],
  }),
};
