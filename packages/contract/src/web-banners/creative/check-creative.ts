/** What is wrong with a file for a banner of a flavour, in German. */
import { germanDecimal, germanNumber, germanSize, germanTimes } from "../../text/formats.ts";
import { type Flavour, FLAVOUR_RULES, FLAVOURS, MOST_FRAMES } from "../flavours.ts";
import { type CreativeFault, UnreadableCreative } from "./bytes.ts";
import type { CreativeFacts } from "./facts.ts";
import { readCreative } from "./read-creative.ts";

export const CREATIVE_FAULTS: Record<CreativeFault, string> = {
  type: "Bitte wählen Sie ein Bild im Format GIF, PNG, WebP oder JPEG.",
  unreadable: "Das Bild ist beschädigt und lässt sich nicht lesen.",
  appended: "Hinter dem Ende des Bildes stehen noch andere Daten. Bitte speichern Sie es neu.",
  frames: `Die Animation hat mehr als ${MOST_FRAMES} Bilder.`,
  rotated: "Das Bild ist gedreht gespeichert. Bitte speichern Sie es aufrecht.",
};

/** "300 × 250" */
export const sizeText = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`;

/** Every reason why the file does not fit the flavour; empty if it does. */
export function creativeProblems(facts: CreativeFacts, bytes: number, flavour: Flavour): string[] {
  const rule = FLAVOUR_RULES[flavour];
  const problems: string[] = [];
  if (facts.width !== rule.width || facts.height !== rule.height) {
    problems.push(
      `Das Bild hat ${sizeText(facts)} Bildpunkte. Für „${rule.label}“ braucht es genau ${sizeText(rule)}.`,
    );
  }
  if (bytes > rule.bytes) {
    problems.push(
      `Die Datei wiegt ${germanNumber(Math.ceil(bytes / 1000))} KB. Erlaubt sind höchstens ${germanSize(rule.bytes)}.`,
    );
  }
  if (facts.milliseconds > rule.seconds * 1000) {
    problems.push(
      `Die Animation dauert ${germanDecimal(facts.milliseconds / 1000)} Sekunden. Erlaubt sind höchstens ${rule.seconds}.`,
    );
  }
  if (facts.frames > 1 && facts.loops === 0) {
    problems.push(`Die Animation läuft endlos. Erlaubt sind höchstens ${rule.loops} Durchläufe.`);
  } else if (facts.loops > rule.loops) {
    problems.push(`Die Animation läuft ${germanTimes(facts.loops)}. Erlaubt sind höchstens ${rule.loops} Durchläufe.`);
  }
  return problems;
}

type Checked = { facts: CreativeFacts; problems: string[] } | { facts: null; problems: string[] };

/** Reads a file and compares it with the flavour. */
export function checkCreative(file: Uint8Array, flavour: Flavour): Checked {
  try {
    const facts = readCreative(file);
    return { facts, problems: creativeProblems(facts, file.byteLength, flavour) };
  } catch (error) {
    if (!(error instanceof UnreadableCreative)) throw error;
    return { facts: null, problems: [CREATIVE_FAULTS[error.fault]] };
  }
}

/** Whether a picture has the size of any flavour, which an upload must have before its banner is known. */
export const fitsAnyFlavour = ({ width, height }: { width: number; height: number }): boolean =>
  FLAVOURS.some((flavour) => FLAVOUR_RULES[flavour].width === width && FLAVOUR_RULES[flavour].height === height);

/** "Steht still" or "Animiert: 4,5 Sekunden, 3 Durchläufe" */
export function motionText({
  frames,
  milliseconds,
  loops,
}: Pick<CreativeFacts, "frames" | "milliseconds" | "loops">): string {
  if (frames === 1) return "Steht still";
  const runs = loops === 0 ? "endlos" : loops === 1 ? "1 Durchlauf" : `${loops} Durchläufe`;
  return `Animiert: ${germanDecimal(milliseconds / 1000)} Sekunden, ${runs}`;
}
