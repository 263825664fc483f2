/** What is said on the pages of a registration's link where it can't be used. */
import type { LinkReason } from "../components/link-reasons.ts";

/** What the person can do now. */
type WayOn = "login" | "register" | "code";
type LinkWords = { title: string; text: string; wayOn: WayOn };

const WORDS: Record<LinkReason, LinkWords> = {
  fehlt: {
    title: "Registrierung bestätigen",
    text: "Öffnen Sie den Link in der E-Mail noch einmal, oder geben Sie den Code ein, der darunter steht.",
    wayOn: "code",
  },
  unbekannt: {
    title: "Diesen Link kennen wir nicht",
    text: "Vielleicht ist er nicht ganz angekommen. Öffnen Sie ihn noch einmal aus der E-Mail, oder geben Sie den Code ein.",
    wayOn: "code",
  },
  abgelaufen: {
    title: "Dieser Link ist abgelaufen",
    text: "Er galt 24 Stunden. Ihre Angaben haben wir gelöscht. Bitte registrieren Sie sich noch einmal.",
    wayOn: "register",
  },
  benutzt: {
    title: "Ihr Konto ist schon freigeschaltet",
    text: "Diesen Link haben Sie schon benutzt. Sie können sich einfach anmelden.",
    wayOn: "login",
  },
  abgebrochen: {
    title: "Diese Registrierung wurde abgebrochen",
    text: "Die Angaben sind gelöscht. Sie können sich jederzeit neu registrieren.",
    wayOn: "register",
  },
};

export const linkWords = (reason: LinkReason): LinkWords => WORDS[reason];
