/** Files made byte by byte. The server's test compares the reader with a decoder. */
import { describe, expect, test } from "vitest";
import { checkCreative, CREATIVE_FAULTS, creativeProblems, fitsAnyFlavour, motionText } from "./check-creative.ts";
import type { CreativeFacts } from "./facts.ts";
import { readCreative } from "./read-creative.ts";

const u16 = (value: number): number[] => [value & 255, value >> 8];
const text = (value: string): number[] => Array.from(value, (letter) => letter.charCodeAt(0));

type Gif = { width?: number; height?: number; delays?: number[]; repeats?: number | null; frame?: [number, number] };

/** A GIF of the right structure; its pictures are empty. */
function gif({ width = 300, height = 250, delays = [50, 50], repeats = 1, frame = [10, 10] }: Gif = {}): Uint8Array {
  const loop = repeats === null ? [] : [0x21, 0xff, 11, ...text("NETSCAPE2.0"), 3, 1, ...u16(repeats), 0];
  const colours = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frames = delays.flatMap((delay) => [
    [0x21, 0xf9, 4, 0, ...u16(delay), 0, 0],
    [0x2c, 0, 0, 0, 0, ...u16(frame[0]), ...u16(frame[1]), 0, 2, 1, 0x44, 0],
  ]);
  const head = [...text("GIF89a"), ...u16(width), ...u16(height), ...colours];
  return Uint8Array.from([...head, ...loop, ...frames.flat(), 0x3b]);
}
const withBytes = (bytes: Uint8Array, ...more: number[]): Uint8Array => Uint8Array.from([...bytes, ...more]);

describe("the reader", () => {
  test.each<[Gif, Partial<CreativeFacts>]>([
    [{}, { frames: 2, milliseconds: 1000, loops: 2 }],
    [{ repeats: 0 }, { loops: 0 }],
    [{ repeats: null }, { loops: 1 }],
    [{ delays: [7] }, { frames: 1, milliseconds: 0, loops: 1 }],
    // browsers show frames without a delay for a tenth of a second
    [{ delays: [0, 1, 2] }, { milliseconds: 100 + 100 + 20 }],
  ])("a GIF with %j", (given, facts) => {
    expect(readCreative(gif(given))).toMatchObject({ format: "gif", width: 300, height: 250, ...facts });
  });

  test.each<[string, Uint8Array, keyof typeof CREATIVE_FAULTS]>([
    ["nothing", new Uint8Array(), "type"],
    ["a page", Uint8Array.from(text("<!doctype html><script>")), "type"],
    ["SVG", Uint8Array.from(text("<svg xmlns='http://www.w3.org/2000/svg'/>")), "type"],
    ["a ZIP", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), "type"],
    ["a GIF that is cut", gif().slice(0, -9), "unreadable"],
    ["a GIF without pictures", gif({ delays: [] }), "unreadable"],
    ["a GIF whose frame is larger than the picture", gif({ frame: [301, 10] }), "unreadable"],
    ["a GIF with 10,000 frames", gif({ delays: Array.from({ length: 10_000 }, () => 1) }), "frames"],
    ["a GIF that is a script as well", withBytes(gif(), ...text("/*<script>*/=1;")), "appended"],
    ["a GIF of no size", gif({ width: 0, frame: [0, 0] }), "unreadable"],
    ["a JPEG without size", Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]), "unreadable"],
    ["a JPEG that never ends", Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3]), "unreadable"],
    [
      "a PNG that begins with another chunk",
      Uint8Array.from([...text("\u0089PNG\r\n\u001a\n"), 0, 0, 0, 0, ...text("IEND")]),
      "unreadable",
    ],
    ["a WebP longer than it says", Uint8Array.from([...text("RIFF"), 4, 0, 0, 0, ...text("WEBP"), 1, 2]), "appended"],
    ["a WebP without picture", Uint8Array.from([...text("RIFF"), 4, 0, 0, 0, ...text("WEBP")]), "unreadable"],
  ])("%s is refused", (_what, bytes, fault) => {
    expect(checkCreative(bytes, "medium_rectangle")).toEqual({ facts: null, problems: [CREATIVE_FAULTS[fault]] });
  });

  test("a part of a larger buffer is read from its own start", () => {
    const padded = withBytes(Uint8Array.from([1, 2, 3]), ...gif());
    expect(readCreative(padded.subarray(3))).toMatchObject({ width: 300 });
  });
});

describe("the rules of a flavour", () => {
  const still: CreativeFacts = { format: "png", width: 300, height: 250, frames: 1, milliseconds: 0, loops: 1 };
  const moving = { ...still, frames: 9, milliseconds: 15_000, loops: 3 };
  test.each<[string, CreativeFacts, number, string[]]>([
    ["at every limit", moving, 150_000, []],
    ["too heavy by a byte", still, 150_001, ["Die Datei wiegt 151 KB. Erlaubt sind höchstens 150 KB."]],
    [
      "a pixel too narrow",
      { ...still, width: 299 },
      9,
      ["Das Bild hat 299 × 250 Bildpunkte. Für „Rechteck“ braucht es genau 300 × 250."],
    ],
    [
      "too long",
      { ...moving, milliseconds: 15_200 },
      9,
      ["Die Animation dauert 15,2 Sekunden. Erlaubt sind höchstens 15."],
    ],
    ["a still picture that says it runs for ever", { ...still, loops: 0 }, 9, []],
    ["for ever", { ...moving, loops: 0 }, 9, ["Die Animation läuft endlos. Erlaubt sind höchstens 3 Durchläufe."]],
    [
      "once too often",
      { ...moving, loops: 4 },
      9,
      ["Die Animation läuft 4\u00a0Mal. Erlaubt sind höchstens 3 Durchläufe."],
    ],
  ])("%s", (_what, facts, bytes, problems) => {
    expect(creativeProblems(facts, bytes, "medium_rectangle")).toEqual(problems);
  });

  test("all reasons are told at once", () => {
    expect(creativeProblems({ ...moving, width: 1, loops: 0 }, 500_000, "mobile_banner")).toHaveLength(4);
  });

  test("a size belongs to a flavour or to none", () => {
    expect([fitsAnyFlavour({ width: 320, height: 50 }), fitsAnyFlavour({ width: 50, height: 320 })]).toEqual([
      true,
      false,
    ]);
  });
});

test.each([
  [{ frames: 1, milliseconds: 0, loops: 1 }, "Steht still"],
  [{ frames: 2, milliseconds: 4500, loops: 3 }, "Animiert: 4,5 Sekunden, 3 Durchläufe"],
  [{ frames: 2, milliseconds: 500, loops: 1 }, "Animiert: 0,5 Sekunden, 1 Durchlauf"],
  [{ frames: 2, milliseconds: 500, loops: 0 }, "Animiert: 0,5 Sekunden, endlos"],
])("%j is %s", (facts, words) => expect(motionText(facts)).toBe(words));
