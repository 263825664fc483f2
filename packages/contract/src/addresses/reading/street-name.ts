/** Decides whether words are the name of a street. */

const ENDINGS =
  "straße|strasse|str|weg|wg|gasse|platz|plätze|pl|allee|ring|ufer|chaussee|damm|steig|stieg|pfad|promenade";
/** Endings that other words have as well: a name with them needs nothing else, but may have words before it. */
const LOOSE_ENDINGS = "markt|graben|wall|park|brücke|hof|zeile|reihe|gebiet";
/** One word that is a street's whole name: "Hauptstr.", "Karl-Marx-Allee", "Kirchg.". */
const COMPOUND = new RegExp(String.raw`^(?:.*\p{L}[.-]?.?(?:${ENDINGS})\.?|\p{L}{4,}g\.)$`, "iu");
const LOOSE_COMPOUND = new RegExp(String.raw`^\p{L}.*(?:${LOOSE_ENDINGS})$`, "iu");
/** The word that says what it is: "Berliner Straße". */
const LAST_WORD = new RegExp(String.raw`^(?:quer|stich)?(?:${ENDINGS})\.?$`, "iu");
/** "Straße der Einheit", "Weg zum Sportplatz". */
const BEGINS_WITH_KIND = new RegExp(
  String.raw`^(?:${ENDINGS})\.? (?:d\.|der|des|den|am|an|zum|zur|im|beim?|von|vor) \S.*$`,
  "iu",
);
const PREPOSITION =
  /^(?:am|an|auf|aus|bei|beim|hinter|im|in|neben|ob|über|unter|vor|zu|zum|zur|zwischen|a\.|i\.|z\.)(?!\p{L})/iu;
/** Words before a complete name: "Gr. Bleichen", "Nördl. Ringstr.", "An der Stadtmauer". */
const QUALIFIER =
  /^(?:gr|groß|kl|klein|alt|neu|lang|hoh|kurz|breit|schmal|nördl|südl|östl|westl|nördlich|südlich|östlich|westlich|nord|süd|ost|west|ob|ober|unt|unter|mittler|inner|äußer|äuß|vorder|hinter|link|recht|groszen|st|sankt|dr|prof|am|an|auf|bei|beim|im|in|zu|zum|zur|vor|a|d|der|den|dem|des|i|z|\d{1,2})(?:e[rsnm]?)?\.?$/i;

/** A street has no such words: they name a business, a part of a building, or something else. */
const OTHER_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:postfach|pf|packstation|postlagernd|gmbh|ug|kg|ohg|gbr|e\.? ?k|ag|inh|firma|fa|praxis|bäckerei|metzgerei|fleischerei|restaurant|gasthaus|gasthof|hotel|pension|café|cafe|salon|friseur|apotheke|werkstatt|autohaus|büro|kanzlei|studio|laden|shop|filiale|herr|frau|familie|keine?|ohne|früher|jetzt|neu:|ehem|ehemals|gegenüber|nähe|neben|ca|etwa|circa|oder|und|ecke|siehe|anfrage|tel|telefon|fax|mobil|handy|uhr|seit|hrb|mo|di|mi|do|fr|sa|so|raum|zimmer|gleis|termin|kontakt|apparat|angebot|kürze|zeit|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|geschlossen|nur|rue|via|street|road|avenue|parkplatz)(?![\p{L}-]|\.-)`,
  "iu",
);
/** Parts of a building, which need a street before them. */
export const BUILDING_WORDS =
  "hinterhaus|hinterhof|vorderhaus|rückgebäude|nebengebäude|gartenhaus|seitenflügel|quergebäude|halle|tor|haus|gebäude|eingang|aufgang|block|etage|stock|stockwerk|obergeschoss|untergeschoss|erdgeschoss|dachgeschoss|souterrain|keller|og|eg|ug|dg|whg|wohnung|app|apartment|appartement|hof|treppe|ladenlokal|einfahrt";
const HAS_BUILDING_WORD = new RegExp(String.raw`(?<![\p{L}-])(?:${BUILDING_WORDS})(?![\p{L}-])`, "iu");
/** "Lange Reihe", "Neuer Wall". */
const LOOSE_LAST_WORD = new RegExp(String.raw`^(?:${LOOSE_ENDINGS})$`, "iu");
const NAME_CHARACTERS = /^[\p{L}\p{M}\d .'’/-]+$/u;
/** Digits in a name: an ordinal ("17. Juni", "1.-Mai-Straße") or a number of people ("der 7 Schwaben"). */
const ORDINAL = /(?<![\d.])\d{1,2}\.(?=[ -]?\p{L})/gu;
const COUNTED = /(?<=\b(?:der|den|zu) )\d{1,2}(?= \p{Lu})/gu;
/** Squares of Mannheim: "Q 7", "Q7". */
const SQUARE = /^[A-U] ?\d{1,2}$/;
/** Streets that have only a number: "Straße 52", "Weg 4". */
const NUMBERED = /^(?:straße|str\.|weg) \d{1,3}$/i;

export const isMannheimSquare = (name: string): boolean => SQUARE.test(name);

const isCapital = (word: string): boolean => /^[\p{Lu}\d]/u.test(word);

/** Words before a complete name must qualify it, and only a letter may follow: "Planstraße A". */
function hasCompleteName(words: readonly string[], index: number): boolean {
  const behind = words.slice(index + 1);
  return (
    words.slice(0, index).every((word) => QUALIFIER.test(word)) &&
    (behind.length === 0 || (behind.length === 1 && /^[A-Z]$/.test(behind[0] ?? "")))
  );
}

type Given = {
  /** The text gives a house number, so that any one word can be a street ("Zeil 106"). */
  hasNumber: boolean;
  /** "Nr." stands before the house number, so that the name may end with a number of its own. */
  isMarked: boolean;
};

export function isStreetName(name: string, { hasNumber, isMarked }: Given): boolean {
  if (hasNumber && (SQUARE.test(name) || (isMarked && NUMBERED.test(name)))) return true;
  const plain = name.replace(ORDINAL, "").replace(COUNTED, "");
  if (name.length > 80 || !NAME_CHARACTERS.test(name) || /\d/.test(plain) || !/\p{L}{2}/u.test(name)) return false;
  if (OTHER_WORDS.test(name) || HAS_BUILDING_WORD.test(name)) return false;
  const words = name.split(" ");
  if (words.length > 6) return false;
  if (words.length === 1 && LAST_WORD.test(name)) return hasNumber && /^(?:ring|platz|allee|ufer|damm)$/i.test(name);
  if (BEGINS_WITH_KIND.test(name)) return true;
  const complete = words.findIndex((word) => COMPOUND.test(word) && !LAST_WORD.test(word));
  if (complete !== -1) return hasCompleteName(words, complete);
  const last = words.at(-1) ?? "";
  if (LAST_WORD.test(last)) return words.slice(0, -1).every((word) => isCapital(word) || QUALIFIER.test(word));
  if (!isCapital(name)) return false;
  // "An der B 27" has the number of a road, not of a house.
  if (PREPOSITION.test(name)) return words.length > 1 && last.length > 1;
  if (LOOSE_COMPOUND.test(words[0] ?? "") && (words.length === 1 || /^(?:nord|süd|ost|west)$/i.test(last))) return true;
  const isQualified = words.length > 1 && words.slice(0, -1).every((word) => QUALIFIER.test(word));
  if (isQualified && LOOSE_LAST_WORD.test(last)) return true;
  return hasNumber && (words.length === 1 || (isQualified && words.length <= 3 && isCapital(last)));
}
