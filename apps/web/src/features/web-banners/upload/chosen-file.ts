/** A chosen file for a banner, checked in the browser before it is uploaded. */
import { checkCreative, motionText, sizeText } from "@portal/contract/web-banners/creative/check-creative";
import type { CreativeFacts } from "@portal/contract/web-banners/creative/facts";
import { type Flavour, FLAVOUR_RULES } from "@portal/contract/web-banners/flavours";

export type ChosenFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** A picture of the file on this device. */
  readonly preview: string;
  readonly facts: CreativeFacts | null;
  /** Why it does not fit, in German; empty if it does. */
  readonly problems: readonly string[];
  /** The upload's marker; null until it is uploaded. */
  readonly marker: string | null;
};

/** Larger files are refused without being read. */
const READ_BYTES = 20_000_000;

/** Reads a file and compares it with the flavour. Nothing leaves the device. */
export async function readChosen(file: File, flavour: Flavour): Promise<ChosenFile> {
  const { name, size: bytes } = file;
  const checked =
    bytes > READ_BYTES
      ? { facts: null, problems: [`Die Datei wiegt viel mehr als ${FLAVOUR_RULES[flavour].bytes / 1000} KB.`] }
      : checkCreative(new Uint8Array(await file.arrayBuffer()), flavour);
  const preview = checked.facts === null ? "" : URL.createObjectURL(file);
  return { id: crypto.randomUUID(), name, bytes, preview, marker: null, ...checked };
}

/** "300 × 250. Animiert: 4,5 Sekunden, 3 Durchläufe." */
export const factsText = (facts: CreativeFacts): string => `${sizeText(facts)}. ${motionText(facts)}.`;

/** "300 × 250 Bildpunkte, höchstens 150 KB; animiert höchstens 15 Sekunden und 3 Durchläufe." */
export function ruleText(flavour: Flavour): string {
  const { bytes, seconds, loops } = FLAVOUR_RULES[flavour];
  return `Genau ${sizeText(FLAVOUR_RULES[flavour])} Bildpunkte, höchstens ${bytes / 1000} KB. Animationen höchstens ${seconds} Sekunden und ${loops} Durchläufe. GIF, PNG, WebP oder JPEG.`;
}
