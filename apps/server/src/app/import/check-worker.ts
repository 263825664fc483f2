/** A thread that checks pieces: takes `PieceToCheck`, answers `CheckedPiece`. */
import { parentPort } from "node:worker_threads";
import { checkPiece } from "./check-piece.ts";
import type { PieceToCheck } from "./check-pool.ts";

parentPort?.on("message", ({ bytes, startsStream, options }: PieceToCheck) => {
  const checked = checkPiece(bytes, startsStream, options);
  const { lineNumbers, starts, ends, kinds, careful, text, textEnds, named } = checked;
  const arrays = [lineNumbers, starts, ends, kinds, careful, text, textEnds, named];
  parentPort?.postMessage(
    checked,
    arrays.map(({ buffer }) => buffer as ArrayBuffer),
  );
});
