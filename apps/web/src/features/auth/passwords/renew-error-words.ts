/** What the page says for each reason of the address (`?grund=`). */
import type { LinkReason } from "../components/link-reasons.ts";

type ErrorWords = { title: string; text: string };

const AGAIN = "Fordern Sie einfach einen neuen an.";
const UNKNOWN: ErrorWords = {
  title: "Diesen Link kennen wir nicht",
  text: `Vielleicht ist er nicht ganz angekommen. Öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie einen neuen an.`,
};
const WORDS: Partial<Record<LinkReason, ErrorWords>> = {
  fehlt: {
    title: "Hier fehlt der Link",
    text: "Öffnen Sie den Link in der E-Mail noch einmal. Er gilt weiter, solange Sie ihn nicht benutzt haben.",
  },
  abgelaufen: { title: "Dieser Link ist abgelaufen", text: `Er galt 30 Minuten. ${AGAIN}` },
  benutzt: {
    title: "Diesen Link haben Sie schon benutzt",
    text: `Jeder Link öffnet nur einmal. Sie können sich anmelden. Wissen Sie Ihr Passwort nicht? ${AGAIN}`,
  },
};

/** Of anything that the address may say; what nobody knows is an unknown link. */
export const renewErrorWords = (reason: string | undefined): ErrorWords => {
  const known = Object.entries(WORDS).find(([name]) => name === reason);
  return known?.[1] ?? UNKNOWN;
};
