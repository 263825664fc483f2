/** A thread that checks pieces: takes `PieceToCheck`, answers `CheckedPiece`. */
import { parentPort } from "node:worker_threads";
import { checkPiece, type PieceToCheck } from "./check-piece.ts";

parentPort?.on("message", (piece: PieceToCheck) => {
  const checked = checkPiece(piece);
  const { lineNumbers, starts, ends, kinds, careful, textEnds, named } = checked;
  const arrays = [lineNumbers, starts, ends, kinds, careful, textEnds, named];
  parentPort?.postMessage(
    checked,
    arrays.map(({ buffer }) => buffer as ArrayBuffer),
  );
});
