/** German texts of the claiming pages. Pure. */
import type { OwnClaim, RestingProof } from "@portal/contract/claiming/calls";
import type { ClaimProof } from "@portal/contract/claiming/states";
import { germanInstant } from "@portal/contract/text/formats";

/** Shown wherever an entry can be claimed. */
export const FREE = "Die Übernahme kostet nichts und ist kein Vertrag.";

/** Label and duration of one proof in the choice of proofs. `to` is the address or number from the entry. */
export const proofOption = (kind: ClaimProof, to: string): { value: ClaimProof; label: string; help: string } => ({
  value: kind,
  ...{
    email: { label: "Per E-Mail", help: `Sofort, an ${to}` },
    phone: { label: "Per Anruf", help: `Zu unseren Servicezeiten, an ${to}` },
    letter: { label: "Per Brief", help: `In einigen Tagen, an ${to}` },
  }[kind],
});

/** Shown before the code is entered. */
export const HAND_OVER =
  "Sobald der Eintrag Ihnen gehört, endet der Zugriff aller anderen Personen auf diese Firma. Wen Sie brauchen, laden Sie danach neu ein.";

const CONTACTS: Record<ClaimProof, string> = {
  email: "Die E-Mail-Adresse",
  phone: "Die Telefonnummer",
  letter: "Die Anschrift",
};

/** Why a code cannot go everywhere yet, one sentence per contact. */
export const restingTexts = (resting: readonly RestingProof[]): string[] =>
  resting.map(
    ({ kind, from }) =>
      `${CONTACTS[kind]} im Eintrag wurde vor Kurzem geändert. Ein Code geht erst ab dem ${germanInstant(from)} Uhr dorthin.`,
  );

/** What happens next with a claim that waits for its code. `now` is epoch ms. */
export function pendingText({ state, proof, sentTo, codeExpiresAt }: OwnClaim, now: number): string {
  const to = sentTo ?? "";
  if (state === "requested")
    return proof === "phone"
      ? `Wir rufen zu unseren Servicezeiten unter ${to} an und sagen Ihnen den Code. Diese Seite können Sie so lange schließen.`
      : `Wir schicken einen Brief mit dem Code an ${to}. Sobald er unterwegs ist, schreiben wir Ihnen eine E-Mail.`;
  if (codeExpiresAt === null || new Date(codeExpiresAt).getTime() <= now)
    return "Der Code gilt nicht mehr. Bitte lassen Sie sich unten einen neuen schicken.";
  const until = `Er gilt bis ${germanInstant(codeExpiresAt)} Uhr.`;
  if (proof === "email") return `Der Code ist per E-Mail unterwegs an ${to}. ${until}`;
  return proof === "phone"
    ? `Wir haben den Code unter ${to} durchgesagt. ${until}`
    : `Der Brief mit dem Code ist unterwegs an ${to}. ${until}`;
}

/** True if a code was sent and is still valid. */
export const mayEnterCode = ({ state, codeExpiresAt }: OwnClaim, now: number): boolean =>
  state === "code_out" && codeExpiresAt !== null && new Date(codeExpiresAt).getTime() > now;

/** Why a claim is stopped. */
export function holdText({ state, heldBecause }: OwnClaim): { title: string; text: string } {
  if (state === "refused")
    return {
      title: "Die Übernahme ist abgelehnt",
      text: "Wir konnten nicht bestätigen, dass Sie für diese Firma sprechen. Wenn Sie das anders sehen, rufen Sie uns bitte an.",
    };
  const title = "Die Übernahme ist angehalten";
  if (heldBecause === "conflict")
    return {
      title,
      text: "Ihr Code stimmt. Der Eintrag gehört aber schon jemand anderem. Wir klären das mit beiden Seiten und schreiben Ihnen.",
    };
  if (heldBecause === "tries")
    return {
      title,
      text: "Der Code wurde mehrmals falsch eingegeben. Zur Sicherheit sehen wir uns die Übernahme an und schreiben Ihnen.",
    };
  return { title, text: "Wir sehen uns die Übernahme noch einmal an, bevor sie weitergeht, und schreiben Ihnen dann." };
}

/** "Noch 3 Versuche." after the first wrong code; empty before and when no tries are left. */
export const triesText = (triesLeft: number, of: number): string => {
  if (triesLeft >= of || triesLeft === 0) return "";
  return triesLeft === 1 ? "Noch ein Versuch." : `Noch ${triesLeft} Versuche.`;
};
