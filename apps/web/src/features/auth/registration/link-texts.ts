/** Texts for registration links that can't be used. */
import type { LinkReason } from "../components/link-reasons.ts";

/** What the page offers instead. */
type NextStep = "login" | "register" | "code";
type LinkText = { title: string; text: string; nextStep: NextStep };

const TEXTS: Record<LinkReason, LinkText> = {
  fehlt: {
    title: "Registrierung bestätigen",
    text: "Öffnen Sie den Link in der E-Mail noch einmal, oder geben Sie den Code ein, der darunter steht.",
    nextStep: "code",
  },
  unbekannt: {
    title: "Diesen Link kennen wir nicht",
    text: "Vielleicht ist er nicht ganz angekommen. Öffnen Sie ihn noch einmal aus der E-Mail, oder geben Sie den Code ein.",
    nextStep: "code",
  },
  abgelaufen: {
    title: "Dieser Link ist abgelaufen",
    text: "Er galt 24 Stunden. Ihre Angaben haben wir gelöscht. Bitte registrieren Sie sich noch einmal.",
    nextStep: "register",
  },
  benutzt: {
    title: "Ihr Konto ist schon freigeschaltet",
    text: "Diesen Link haben Sie schon benutzt. Sie können sich einfach anmelden.",
    nextStep: "login",
  },
  abgebrochen: {
    title: "Diese Registrierung wurde abgebrochen",
    text: "Die Angaben sind gelöscht. Sie können sich jederzeit neu registrieren.",
    nextStep: "register",
  },
};

export const linkText = (reason: LinkReason): LinkText => TEXTS[reason];
