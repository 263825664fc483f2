/**
 * Decodes HEIC, the format of phone cameras. sharp is built without HEVC, so libheif decodes, in a process of its own with
 * limited memory and time: a picture that crashes the decoder crashes that process only.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Problem } from "../problem.ts";
import { TOO_MANY_PIXELS_EXIT_CODE } from "./image-limits.ts";

const PROGRAM = fileURLToPath(new URL("./heic-process.ts", import.meta.url));
/** 512 MiB for the decoder: 250 are too little for 50 megapixels. With the picture itself the process then takes 0.7 GB. */
const MEMORY_PAGES_OF_64_KIB = 8192;
const HEAP_MIB = 256;
const DECODING_MS = 30_000;

/**
 * Returns a PNG of at most 2000 pixels a side, upright.
 * @throws Problem `files.too_many_pixels` (from the header, before decoding) or `files.unreadable`.
 */
export async function heicToPng(heic: Buffer): Promise<Buffer> {
  const limits = [`--wasm-max-mem-pages=${MEMORY_PAGES_OF_64_KIB}`, `--max-old-space-size=${HEAP_MIB}`];
  const child = spawn(process.execPath, [...limits, PROGRAM], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {},
    timeout: DECODING_MS,
    killSignal: "SIGKILL",
  });
  // A process that ends early reads no further. Its exit code counts.
  child.stdin.on("error", () => undefined);
  child.stdin.end(heic);
  const [png, [exitCode]] = await Promise.all([buffer(child.stdout), once(child, "close")]);
  if (exitCode === 0) return png;
  throw new Problem(exitCode === TOO_MANY_PIXELS_EXIT_CODE ? "files.too_many_pixels" : "files.unreadable");
}
