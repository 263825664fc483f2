/** The part of libheif-js that we use; its own types cover the functions below these classes only. */
declare module "libheif-js/wasm-bundle.js" {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  type Picture = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `data` with RGBA; hands on null where the picture can't be decoded. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): Picture[] } };
  export default libheif;
}
