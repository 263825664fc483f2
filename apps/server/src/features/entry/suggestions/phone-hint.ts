/** What the form says about a phone number that cannot exist. */
import type { PhoneDoubt } from "@portal/listing/phone-text/doubt";

const HINTS: Readonly<Record<PhoneDoubt, string>> = {
  short: "Diese Nummer ist zu kurz. Bitte prüfen Sie, ob Ziffern fehlen.",
  long: "Diese Nummer ist zu lang. Bitte prüfen Sie, ob Ziffern zu viel sind.",
  no_area_code: "Hier fehlt wohl die Vorwahl. Ohne sie sind Sie nur am selben Ort erreichbar.",
  unknown: "Diese Vorwahl kennen wir nicht. Bitte prüfen Sie die ersten Ziffern.",
};

/** A German sentence; "" if such a number can exist. */
export async function phoneHint(phone: string): Promise<string> {
  // The world's numbering plans take 5 MB.
  const { phoneDoubt } = await import("@portal/listing/phone-text/doubt");
  const doubt = phoneDoubt(phone);
  return doubt === null ? "" : HINTS[doubt];
}
