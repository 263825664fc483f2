/** How a check of a website ends. */
import type { WebsiteFigures } from "@portal/contract/website/check/model";
import type { Finding } from "@portal/website-check/finding";

/** Stable codes; `errorMessage` has a German sentence for each. */
export type CheckFailure =
  | {
      reason:
        | "unknown_name"
        | "away"
        | "timeout"
        | "too_large"
        | "not_a_page"
        | "redirects"
        | "unreadable"
        | "not_allowed";
    }
  | { reason: "status" | "blocked"; status: number };

export type CheckOutcome =
  | { state: "success"; url: string; findings: Finding[]; figures: WebsiteFigures }
  /** The address leads to a website that is not the company's. */
  | { state: "redirect"; url: string }
  | { state: "error"; failure: CheckFailure };

export class CheckFailed extends Error {
  readonly failure: CheckFailure;
  constructor(failure: CheckFailure) {
    super(`website check: ${failure.reason}`);
    this.failure = failure;
  }
}

const SENTENCES: Readonly<Record<Exclude<CheckFailure["reason"], "status" | "blocked">, string>> = {
  unknown_name: "Die Adresse gibt es im Internet nicht. Prüfen Sie, ob sie richtig geschrieben und noch bezahlt ist.",
  away: "Die Website antwortet nicht. Vielleicht ist der Server gerade ausgefallen.",
  timeout: "Die Website hat nicht rechtzeitig geantwortet. So lange wartet auch kein Besucher.",
  too_large: "Die Seite ist so groß, dass wir sie nicht ganz lesen konnten.",
  not_a_page: "Unter der Adresse liegt keine Seite, sondern eine Datei.",
  redirects: "Die Adresse leitet im Kreis weiter. Kein Browser kann die Seite zeigen.",
  unreadable: "Der Server hat etwas geschickt, das kein Browser lesen kann.",
  not_allowed: "Die Adresse führt an einen Ort, den wir nicht aufrufen.",
};

const BLOCKED = "Die Website lässt unsere Prüfung nicht zu";
/** The check itself broke off, as when the server was stopped twice. */
export const GAVE_UP_MESSAGE = "Die Prüfung ließ sich nicht zu Ende führen. Bitte starten Sie sie noch einmal.";

/** Beginnings of messages of checks that do not know how others see the website, mostly for a limit of their own. */
export const UNKNOWING_MESSAGES: readonly string[] = [
  BLOCKED,
  GAVE_UP_MESSAGE,
  SENTENCES.too_large,
  SENTENCES.not_a_page,
  SENTENCES.not_allowed,
  SENTENCES.unreadable,
];

export function errorMessage(failure: CheckFailure): string {
  if (failure.reason === "blocked")
    return `${BLOCKED} (Antwort ${failure.status}). Bitten Sie den Betreiber des Servers, „Kundenportal-Website-Check“ zuzulassen.`;
  if (failure.reason === "status")
    return `Die Website meldet einen Fehler (Antwort ${failure.status}). Besucher sehen Ihre Seite gerade nicht.`;
  return SENTENCES[failure.reason];
}
