/** German texts of the connection to Search Console. Pure. */
import type { SearchConsole, SearchConsoleState } from "@portal/contract/seo/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import type { Tone } from "../../../ui/feedback/alert.tsx";

export type Trouble = { tone: Tone; title: string; text: string; help: "connect" | "choose" | null };

const ended = (when: string): string => `Die Zahlen ${when} bleiben stehen.`;

/** What the person should know before reading the figures; null if all is well or nothing is connected. */
export function troubleOf({ state, readAt }: Pick<SearchConsole, "state" | "readAt">): Trouble | null {
  const until = readAt === null ? "von früher" : `vom ${germanInstant(readAt)} Uhr`;
  const troubles: Partial<Record<SearchConsoleState, Trouble>> = {
    reading: {
      tone: "info",
      title: "Wir holen Ihre Zahlen bei Google ab",
      text: "Das dauert einige Minuten. Sie können die Seite verlassen, wir machen weiter.",
      help: null,
    },
    away: {
      tone: "warning",
      title: "Google hat zuletzt nicht geantwortet",
      text: `${ended(until)} Wir versuchen es weiter, Sie müssen nichts tun.`,
      help: null,
    },
    access_ended: {
      tone: "danger",
      title: "Die Freigabe bei Google gilt nicht mehr",
      text: `Die Freigabe wurde zurückgenommen, oder wer sie gab, gehört nicht mehr zur Firma. ${ended(until)}`,
      help: "connect",
    },
    property_lost: {
      tone: "danger",
      title: "Das Google-Konto sieht Ihre Website nicht mehr",
      text: `Sie wurde dort aus der Search Console entfernt. ${ended(until)} Wählen Sie die Website neu.`,
      help: "choose",
    },
    disconnected: {
      tone: "info",
      title: "Die Search Console ist getrennt",
      text: `${ended(until)} Neue kommen, wenn Sie wieder verbinden.`,
      help: "connect",
    },
  };
  return troubles[state] ?? null;
}

/** Why connecting failed, after the person came back from Google. */
export function refusalText(error: unknown): string {
  if (error instanceof ApiProblem && error.has("external_services.scope_missing")) {
    return "Bei Google fehlt das Häkchen bei „Search-Console-Daten ansehen“. Bitte verbinden Sie noch einmal, und setzen Sie es.";
  }
  return germanMessage(error);
}

export const REVOCATION_TEXTS = {
  done: "Die Search Console ist getrennt. Die Freigabe bei Google ist zurückgenommen.",
  shared: "Die Search Console ist getrennt. Die Freigabe bei Google bleibt, weil eine andere Verbindung sie nutzt.",
  pending: "Die Search Console ist getrennt. Google antwortet gerade nicht. Die Freigabe nehmen wir später zurück.",
} as const;

export const SEARCH_CONSOLE_URL = "https://search.google.com/search-console";
