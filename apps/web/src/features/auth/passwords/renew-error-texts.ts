/** The page's texts for each reason in the address (`?grund=`). */
import type { LinkReason } from "../components/link-reasons.ts";

type ErrorText = { title: string; text: string };

const AGAIN = "Fordern Sie einfach einen neuen an.";
const UNKNOWN: ErrorText = {
  title: "Diesen Link kennen wir nicht",
  text: `Vielleicht ist er nicht ganz angekommen. Öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie einen neuen an.`,
};
const TEXTS: Partial<Record<LinkReason, ErrorText>> = {
  fehlt: {
    title: "Hier fehlt der Link",
    text: "Öffnen Sie den Link in der E-Mail noch einmal. Er gilt 30 Minuten und nur einmal.",
  },
  abgelaufen: { title: "Dieser Link ist abgelaufen", text: `Er galt 30 Minuten. ${AGAIN}` },
  benutzt: {
    title: "Diesen Link haben Sie schon benutzt",
    text: `Jeder Link gilt nur einmal. Melden Sie sich an, oder fordern Sie einen neuen Link an, wenn Sie Ihr Passwort vergessen haben.`,
  },
};

/** `reason` may be any text; an unknown one is treated as an unknown link. */
export const renewErrorText = (reason: string | undefined): ErrorText => {
  const known = Object.entries(TEXTS).find(([name]) => name === reason);
  return known?.[1] ?? UNKNOWN;
};
