/** Reads the data that links in our mails carry (Specification §7 "Services and other"). */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

/**
 * The content of a link: what it is for, and plain values. It never holds a password or anything that grants access.
 */
export type DecryptedData = { purpose: string; data: Record<string, string | number | boolean | null> };

/** Longer than any link that we make. The call accepts 5,000 bytes. */
const MAX_CHARACTERS = 4000;

/** The `data` parameter of a link in a mail. */
export const sealedData = z
  .string("Bitte öffnen Sie den Link noch einmal direkt aus der E-Mail.")
  .check(z.maxLength(MAX_CHARACTERS, "Dieser Link ist zu lang. Bitte öffnen Sie ihn noch einmal aus der E-Mail."));

/** Decrypts the data of one of our links. Everything unreadable, expired links included, gets the same error. */
export const decryptData = endpoint<DecryptedData>()({
  name: "decryptData",
  method: "POST",
  path: "/api/service/cryptography/decryptData",
  body: z.object({ data: z.string() }),
  errors: ["cryptography.unreadable"],
});
