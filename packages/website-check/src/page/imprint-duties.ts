/** What § 5 (1) no. 3 and 5 DDG asks of activities that need a permit and of regulated professions. */

/** Professions with a chamber, by names of the trades' vocabulary. */
const WITH_CHAMBER =
  /(?:arzt|ärztin)(?:praxis)?$|^(?:HNO|chirurgische|internistische|kardiologische|neurologische|orthopädische|psychiatrische|radiologische|urologische)[ -]Praxis$|^kieferorthop|^apotheke(?:r|rin)?$|anwalt|anwält|^notar|^steuerb|^wirtschaftsprüf|^psychotherap|^architekt(?:in|urbüro)?$/iu;
/** Professions whose title a law protects, without a chamber in most federal states. */
const WITH_TITLE = /^(?:physiotherap|ergotherap|logopäd|podolog|hebamme)/iu;
/** Activities that nobody may begin without a permit anywhere in Germany. */
const WITH_PERMIT =
  /^(?:immobilienmakler|bauträger|baufinanzierung|versicherungsmakler|sicherheitsdienst|pfandleihhaus|spielhalle|apotheke|fahrschule|taxiunternehmen|taxi|(?:ambulanter )?pflegedienst|pflegeheim|inkassobüro|kindertagesstätte|bank)$/iu;

const AUTHORITY =
  /aufsicht|erlaubnis|genehmig|konzession|zulassung|gewerbeamt|ordnungsamt|landratsamt|jugendamt|bezirksamt|landesamt|regierung|ministerium|kammer|\bBaFin\b|\bIHK\b|§ ?34/iu;
const CHAMBER = /kammer/iu;
/** The title and the state that awarded it. */
const TITLE = /berufsbezeichnung|verliehen|approb|bundesrepublik/iu;
/** Names and abbreviations of the laws, or a sentence about them. */
const RULES =
  /berufsrecht|berufsordnung|berufsregel|heilberuf|zahnheilkunde|\b(?!\p{L}*(?:verordnung|mediengesetz))\p{L}{4,}(?:ordnung|gesetz)(?!\p{L})|\b(?:BRAO|BORA|FAO|RVG|BNotO|DONot|StBerG|BOStB|WPO|PsychThG|ApoG|BApO|BÄO|ZHG|MPhG|HebG|ErgThG|LogopG|PodG)\b/iu;

export type Duties = { authority: boolean; chamber: boolean; title: boolean; rules: boolean };

/** True where the text names a detail, or the trades do not ask for it. */
export function dutiesOf(trades: readonly string[], text: string): Duties {
  const some = (names: RegExp): boolean => trades.some((trade) => names.test(trade.trim()));
  const hasChamber = some(WITH_CHAMBER);
  const hasTitle = hasChamber || some(WITH_TITLE);
  return {
    authority: !some(WITH_PERMIT) || AUTHORITY.test(text),
    chamber: !hasChamber || CHAMBER.test(text),
    title: !hasTitle || TITLE.test(text),
    rules: !hasTitle || RULES.test(text),
  };
}
