/** What a form says about a phone number, and how it groups its digits. */
import type { PhoneDoubt } from "@portal/listing/phone-text/doubt";

const HINTS: Readonly<Record<PhoneDoubt, string>> = {
  short: "Diese Nummer ist zu kurz. Bitte prüfen Sie, ob Ziffern fehlen.",
  long: "Diese Nummer ist zu lang. Bitte prüfen Sie, ob Ziffern zu viel sind.",
  no_area_code: "Hier fehlt wohl die Vorwahl. Ohne sie sind Sie nur am selben Ort erreichbar.",
  unknown: "Diese Vorwahl kennen wir nicht. Bitte prüfen Sie die ersten Ziffern.",
};

/** `hint`: a German sentence; "" if such a number can exist. */
export async function checkPhone(phone: string): Promise<{ hint: string; grouped: string }> {
  // The world's numbering plans take 5 MB.
  const { groupedPhone, phoneDoubt } = await import("@portal/listing/phone-text/doubt");
  const doubt = phoneDoubt(phone);
  return { hint: doubt === null ? "" : HINTS[doubt], grouped: groupedPhone(phone) };
}
