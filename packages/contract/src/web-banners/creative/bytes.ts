/** Reads numbers and texts out of a file, and refuses to read beyond its end. */

/** Why a file is no picture for a banner; `check-creative.ts` says it in German. */
export type CreativeFault = "type" | "unreadable" | "appended" | "frames" | "rotated";

export class UnreadableCreative extends Error {
  readonly fault: CreativeFault;

  constructor(fault: CreativeFault) {
    super(fault);
    this.name = "UnreadableCreative";
    this.fault = fault;
  }
}

export class Bytes {
  readonly #view: DataView;
  readonly length: number;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.length = bytes.byteLength;
  }

  /** @throws UnreadableCreative beyond the end */
  u8(at: number): number {
    return this.#view.getUint8(this.#inside(at, 1));
  }

  u16(at: number, littleEndian: boolean): number {
    return this.#view.getUint16(this.#inside(at, 2), littleEndian);
  }

  u32(at: number, littleEndian: boolean): number {
    return this.#view.getUint32(this.#inside(at, 4), littleEndian);
  }

  u24(at: number): number {
    return this.u16(at, true) + this.u8(at + 2) * 65_536;
  }

  /** Latin-1 text of a fixed length; "" where the file is shorter. */
  text(at: number, length: number): string {
    if (at < 0 || at + length > this.length) return "";
    let text = "";
    for (let index = 0; index < length; index += 1) text += String.fromCharCode(this.#view.getUint8(at + index));
    return text;
  }

  #inside(at: number, length: number): number {
    if (at < 0 || at + length > this.length) throw new UnreadableCreative("unreadable");
    return at;
  }
}
