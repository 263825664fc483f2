/**
 * Which of the details of § 5 DDG an imprint names. Only what is certainly missing counts: an imprint has many forms,
 * and a wrong reproach would cost the owner's trust.
 */
import type { LegalForm } from "@portal/contract/entry/choices";
import { foldText, wordsOf } from "@portal/listing/fold-text";
import { dutiesOf } from "./imprint-duties.ts";

export const IMPRINT_DETAILS = [
  "name",
  "legalForm",
  "address",
  "email",
  "phone",
  "representative",
  "register",
  "vatId",
  "businessId",
  "authority",
  "chamber",
  "title",
  "rules",
] as const;
export type ImprintDetail = (typeof IMPRINT_DETAILS)[number];

export type ImprintFacts = { missing: ImprintDetail[] };

/** What the entry says of the company. Empty: not known, so nothing follows from it. */
export type ImprintCompany = {
  names: readonly string[];
  /** Owners or directors. */
  people: readonly string[];
  legalForm: LegalForm | "";
  vatId: string;
  trades: readonly string[];
};

const MAX_TEXT = 50_000;
const ADDRESS = /(?<!\d)(?:D-|DE-)?\d{5}\s+\p{Lu}\p{L}/u;
/** Firms from Austria and Switzerland are listed, too. Without the country, the four digits of a year would count. */
const NEIGHBOUR = /österreich|austria|schweiz|switzerland|liechtenstein|\b(?:A|AT|CH|FL)-\d{4}/iu;
const NEIGHBOUR_ADDRESS = /(?<!\d)(?:(?:A|AT|CH|FL)-)?[1-9]\d{3}\s+\p{Lu}\p{L}/u;
/** Written plainly, for people only, or protected by a script. */
const EMAIL =
  /[\w.+-]+\s?(?:@|\(at\)|\[at\]|\{at\}|\(ät\)|\[ät\])\s?[\w-]|\be-?mail\b|cdn-cgi\/l\/email-protection|UnCryptMailto/iu;
const PHONE =
  /(?:\b(?:tel|fon|telefon|mobil|handy|phone|rufnummer|fax|kontaktformular)\b|☎|✆|📞|(?:\+49|\b0)[1-9][\d\s/().-]{5,})/iu;
/** Companies that act through somebody, and are in a register. */
const COMPANY = /\b(?:GmbH|UG|gUG|AG|KG|OHG|eG|SE|PartG|Partnerschaftsgesellschaft|gGmbH|KGaA)\b/u;
/** Who made the site, took the pictures or insures the provider is often a company, and says nothing of the provider. */
const CREDITS =
  /(?<!\p{L})(?:web-?design|webagentur|design|konzept(?:ion)?|gestaltung|umsetzung|entwicklung|programmierung|realisierung|realisiert|umgesetzt|erstellt|hosting|gehostet|hoster|fotos?|fotografie|bild(?:er|nachweise?|quellen?|rechte)|(?:berufs|betriebs)?haftpflicht\p{L}*|(?:made|powered) (?:by|with))(?!\p{L})[^.]{0,120}/giu;
const MERCHANT = /\be\. ?K(?:\.|fm|fr)/u;
const REPRESENTATIVE =
  /geschäftsführ|vertret|vorstand|inhaber|gesellschafter|partner(?:in|innen)?\s*[:(]|managing director|leitung\s*:/iu;
const REGISTER = /\bHR ?[AB]\b|\bGnR\b|\bPR ?\d|\bVR ?\d|register|amtsgericht/iu;
const VAT_ID = /\bDE(?:[\s.]?\d){9}\b/u;

/** Legal forms in words or letters. Any of them answers the question; which one is right, the check cannot know. */
const ANY_FORM =
  /(?:gesellschaft|genossenschaft|verein|stiftung)\b|beschränkter Haftung|haftungsbeschränkt|\bg?m\.? ?b\.? ?H\b|\be\. ?[GV]\.?|\beV\b|\bLtd\b/iu;
/** Legal persons, and firms that commercial law obliges to bear their form. */
const NAMES_FORM: ReadonlySet<string> = new Set<LegalForm>([
  "general_partnership",
  "limited_partnership",
  "limited_company",
  "entrepreneurial_company",
  "limited_partnership_with_company",
  "stock_corporation",
  "cooperative",
  "association",
  "foundation",
]);
/** Department B of the commercial register holds corporations only. */
const CORPORATION = /\bHR ?B ?(?:Nr\.? ?|Nummer:? ?)?\d/iu;
const OWNER = /\binh\b|inhaber/iu;

/** The business identification number's label without a number behind it. "Noch nicht vergeben" is an answer. */
const BUSINESS_ID = /(?:Wirtschafts-?\s?(?:Identifikationsnummer|ID(?!\p{L}))|W-?Id-?Nr)(?<rest>.{0,120})/iu;
const BUSINESS_ID_ANSWER =
  /\bDE(?:[\s.]?\d){9}|\b(?:nicht|kein|beantragt|folgt|sobald|vergeben|zugeteilt|entf[aä]ll|nachgereicht|Beantragung|aussteh|steht noch aus)/iu;

/** Addresses of mails and pages often contain the name, which names nobody. */
const withoutAddresses = (text: string): string => text.replace(/\S+(?:@|:\/\/)\S+|www\.\S+/g, " ");
const foldedWords = (text: string): string[] => wordsOf(foldText(text));
/** Shorter words of a firm's name stand in any text. */
const LEAST_LETTERS = 3;

/** False only where owners or directors are known, and neither they nor the firm nor any company is named. */
function namesProvider(text: string, { names, people }: ImprintCompany): boolean {
  if (people.length === 0 || COMPANY.test(text) || MERCHANT.test(text) || OWNER.test(text)) return true;
  const words = new Set(foldedWords(withoutAddresses(text)));
  const surnames = people.flatMap((person) => foldedWords(person).at(-1) ?? []);
  const firm = names.flatMap(foldedWords).filter(({ length }) => length >= LEAST_LETTERS);
  return surnames.length === 0 || [...surnames, ...firm].some((word) => words.has(word));
}

const hasBusinessId = (text: string): boolean => {
  const rest = BUSINESS_ID.exec(text)?.groups?.["rest"];
  return rest === undefined || VAT_ID.test(text) || BUSINESS_ID_ANSWER.test(rest);
};

/** @param text of the imprint: what people read, and its links' addresses */
export function imprintFacts(text: string, company: ImprintCompany): ImprintFacts {
  const plain = text.slice(0, MAX_TEXT);
  const isCompany = COMPANY.test(plain.replace(CREDITS, " "));
  const hasForm = COMPANY.test(plain) || MERCHANT.test(plain) || ANY_FORM.test(plain);
  const duties = dutiesOf(company.trades, plain);
  const named: Record<ImprintDetail, boolean> = {
    name: namesProvider(plain, company),
    legalForm: hasForm || !(NAMES_FORM.has(company.legalForm) || CORPORATION.test(plain)),
    address: ADDRESS.test(plain) || (NEIGHBOUR.test(plain) && NEIGHBOUR_ADDRESS.test(plain)),
    email: EMAIL.test(plain),
    phone: PHONE.test(plain),
    representative: !isCompany || REPRESENTATIVE.test(plain),
    register: !(isCompany || MERCHANT.test(plain)) || REGISTER.test(plain),
    // Only who has one must name it.
    vatId: company.vatId === "" || VAT_ID.test(plain),
    businessId: hasBusinessId(plain),
    ...duties,
  };
  return { missing: IMPRINT_DETAILS.filter((detail) => !named[detail]) };
}
