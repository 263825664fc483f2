/** Reads a pasted list of customers: one address in each line, with a name before or behind it. */
import { emailAddress } from "@portal/contract/auth/registration/calls";
import { MOST_LINES } from "@portal/contract/ratings/invitations/calls";

export type AddressLine = { line: number; email: string; name: string };
export type WrongLine = { line: number; text: string; error: string };

const NAME_CHARACTERS = 80;
const SEPARATORS = /[;,\t]/;
/** `Maria Klein <maria@kunde.example>` */
const BRACKETED = /^(.*)<([^<>]+)>$/;

/** Empty lines are skipped; an address that comes twice counts once. Lines count from 1. */
export function readAddressLines(text: string): { addresses: AddressLine[]; wrong: WrongLine[] } {
  const addresses: AddressLine[] = [];
  const wrong: WrongLine[] = [];
  const known = new Set<string>();
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const words = raw.trim();
    if (words === "") continue;
    const line = index + 1;
    const refuse = (error: string): void => void wrong.push({ line, text: words.slice(0, NAME_CHARACTERS), error });
    const { email, name } = partsOf(words);
    if (!emailAddress.safeParse(email).success) refuse("Hier steht keine gültige E-Mail-Adresse.");
    else if (name.length > NAME_CHARACTERS || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name))
      refuse("Der Name ist zu lang oder enthält unsichtbare Zeichen.");
    else if (known.has(email.toLowerCase())) refuse("Diese Adresse steht weiter oben schon einmal.");
    else if (addresses.length >= MOST_LINES) refuse(`Bitte höchstens ${MOST_LINES} Adressen auf einmal.`);
    else {
      known.add(email.toLowerCase());
      addresses.push({ line, email, name });
    }
  }
  return { addresses, wrong };
}

function partsOf(words: string): { email: string; name: string } {
  const bracketed = BRACKETED.exec(words);
  if (bracketed !== null) return { name: clean(bracketed[1] ?? ""), email: (bracketed[2] ?? "").trim() };
  const parts = words.split(SEPARATORS).map((part) => part.trim());
  const email = parts.find((part) => part.includes("@")) ?? words;
  return { email, name: clean(parts.filter((part) => part !== email).join(" ")) };
}

const clean = (name: string): string => name.replaceAll('"', "").replaceAll(/\s+/g, " ").trim();
