/**
 * Contributions of visitors about an entry (Specification §2 "/ugc", §7 call-ugc): a wrong number, a closed shop. A
 * contribution waits for the provider; the entry does not change by itself.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { paragraphsOf } from "../text/text-fields.ts";
import { idNumber } from "../http/ids.ts";
import { emailAddress } from "../auth/registration/calls.ts";

/** What is wrong: code → German label. */
export const CONTRIBUTION_KINDS = {
  phone: "Telefonnummer stimmt nicht",
  address: "Adresse stimmt nicht",
  hours: "Öffnungszeiten stimmen nicht",
  closed: "Die Firma gibt es nicht mehr",
  duplicate: "Die Firma steht doppelt im Verzeichnis",
  erasure: "Der Eintrag betrifft mich, und er soll gelöscht werden",
  other: "Etwas anderes stimmt nicht",
} as const;
export type ContributionKind = keyof typeof CONTRIBUTION_KINDS;
export const CONTRIBUTION_KIND_CODES = Object.keys(CONTRIBUTION_KINDS) as ContributionKind[];

export const CONTRIBUTION_TEXT_CHARACTERS = 1000;

export const callUgc = endpoint<{ contribution: { id: number } }>()({
  name: "callUgc",
  method: "POST",
  path: "/api/mws/call-ugc",
  body: z
    .object({
      companyId: idNumber,
      kind: z.enum(
        CONTRIBUTION_KIND_CODES as [ContributionKind, ...ContributionKind[]],
        "Bitte wählen Sie aus, was nicht stimmt.",
      ),
      text: paragraphsOf(CONTRIBUTION_TEXT_CHARACTERS).check(
        z.minLength(1, "Bitte schreiben Sie in einem Satz, was nicht stimmt."),
      ),
      /** For questions of the provider; may be empty. Whoever asks for an erasure gets the answer there. */
      email: z._default(z.union([z.literal(""), emailAddress]), ""),
    })
    .check(
      z.refine(({ kind, email }) => email !== "" || kind !== "erasure", {
        path: ["email"],
        error: "Bitte geben Sie Ihre E-Mail-Adresse an. Dorthin schicken wir die Antwort.",
      }),
    ),
  errors: ["entry.not_found", "request.throttled"],
});
