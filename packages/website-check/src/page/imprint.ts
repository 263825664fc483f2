/**
 * Which of the details of § 5 DDG an imprint names. Only what is certainly missing counts: an imprint has many forms,
 * and a wrong reproach would cost the owner's trust.
 */

export const IMPRINT_DETAILS = ["address", "email", "phone", "representative", "register", "vatId"] as const;
export type ImprintDetail = (typeof IMPRINT_DETAILS)[number];

export type ImprintFacts = { missing: ImprintDetail[] };

const MAX_TEXT = 50_000;
const ADDRESS = /(?<!\d)(?:D-|DE-)?\d{5}\s+\p{Lu}\p{L}/u;
/** Written plainly, for people only, or protected by a script. */
const EMAIL =
  /[\w.+-]+\s?(?:@|\(at\)|\[at\]|\{at\}|\(ät\)|\[ät\])\s?[\w-]|\be-?mail\b|cdn-cgi\/l\/email-protection|UnCryptMailto/iu;
const PHONE =
  /(?:\b(?:tel|fon|telefon|mobil|handy|phone|rufnummer|fax|kontaktformular)\b|☎|✆|📞|(?:\+49|\b0)[1-9][\d\s/().-]{5,})/iu;
/** Companies that act through somebody, and are in a register. */
const COMPANY = /\b(?:GmbH|UG|AG|KG|OHG|eG|SE|PartG|Partnerschaftsgesellschaft|gGmbH|KGaA)\b/u;
const MERCHANT = /\be\. ?K(?:\.|fm|fr)/u;
const REPRESENTATIVE =
  /geschäftsführ|vertret|vorstand|inhaber|gesellschafter|partner(?:in|innen)?\s*[:(]|managing director|leitung\s*:/iu;
const REGISTER = /\bHR ?[AB]\b|\bGnR\b|\bPR ?\d|\bVR ?\d|register|amtsgericht/iu;
const VAT_ID = /\bDE(?:[\s.]?\d){9}\b/u;

/**
 * @param text of the imprint: what people read, and its links' addresses
 * @param hasVatId whether the company has a VAT id; only who has one must name it
 */
export function imprintFacts(text: string, hasVatId: boolean): ImprintFacts {
  const plain = text.slice(0, MAX_TEXT);
  const isCompany = COMPANY.test(plain);
  const named: Record<ImprintDetail, boolean> = {
    address: ADDRESS.test(plain),
    email: EMAIL.test(plain),
    phone: PHONE.test(plain),
    representative: !isCompany || REPRESENTATIVE.test(plain),
    register: !(isCompany || MERCHANT.test(plain)) || REGISTER.test(plain),
    vatId: !hasVatId || VAT_ID.test(plain),
  };
  return { missing: IMPRINT_DETAILS.filter((detail) => !named[detail]) };
}
