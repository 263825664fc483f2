/** What the links in our mails say (Specification §7 "Services and other"). */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

/** What a link carries: which matter it belongs to, and plain values. Never a password or anything that lets somebody in. */
export type DecryptedData = { purpose: string; data: Record<string, string | number | boolean | null> };

/** Longer than any link that we make; the call takes 5,000 bytes. */
const MAX_CHARACTERS = 4000;

/** The `data` of a link in a mail. */
export const sealedData = z
  .string("Bitte öffnen Sie den Link noch einmal direkt aus der E-Mail.")
  .check(z.maxLength(MAX_CHARACTERS, "Dieser Link ist zu lang. Bitte öffnen Sie ihn noch einmal aus der E-Mail."));

/** Opens what one of our links carries. Whatever cannot be read, too late included, gets one and the same answer. */
export const decryptData = endpoint<DecryptedData>()({
  name: "decryptData",
  method: "POST",
  path: "/api/service/cryptography/decryptData",
  body: z.object({ data: z.string() }),
  errors: ["cryptography.unreadable"],
});
