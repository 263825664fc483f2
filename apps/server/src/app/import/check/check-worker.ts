/** A thread that checks chunks: takes `ChunkToCheck`, returns `CheckedChunk`. */
import { parentPort } from "node:worker_threads";
import { checkChunk, type ChunkToCheck } from "./check-chunk.ts";

parentPort?.on("message", (chunk: ChunkToCheck) => {
  const checked = checkChunk(chunk);
  const { lineNumbers, starts, ends, kinds, slow, textEnds, named } = checked;
  const arrays = [lineNumbers, starts, ends, kinds, slow, textEnds, named];
  parentPort?.postMessage(
    checked,
    arrays.map(({ buffer }) => buffer as ArrayBuffer),
  );
});
