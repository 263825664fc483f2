/** Prints once a second how far an import is: on a terminal in one line that changes, elsewhere in separate lines. */
import type { Screen } from "./terminal.ts";

export type Progress = {
  /** Adds rows and bytes that are done. */
  advance(rows: number, bytes: number): void;
  /** Removes the line, so that other lines can be printed. */
  clear(): void;
  stop(): void;
};

const EVERY_MS = 1000;
const ERASE_LINE = "\r\u001B[2K";
const MINUTE = 60;

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

export type State = {
  rows: number;
  rowsPerSecond: number;
  /** From 0 to 1; undefined where the size is unknown. */
  share: number | undefined;
  secondsLeft: number | undefined;
};

/** `12.000 Zeilen, 8.400 je Sekunde, 24 %, noch 38 s`. */
export function progressLine({ rows, rowsPerSecond, share, secondsLeft }: State): string {
  const parts = [`${whole.format(rows)} Zeilen`, `${whole.format(rowsPerSecond)} je Sekunde`];
  if (share !== undefined) parts.push(`${whole.format(Math.floor(share * 100))} %`);
  if (secondsLeft !== undefined) parts.push(`noch ${duration(secondsLeft)}`);
  return parts.join(", ");
}

/** `38 s`, `2 min 5 s`. */
export function duration(seconds: number): string {
  const rounded = Math.ceil(seconds);
  return rounded < MINUTE ? `${rounded} s` : `${Math.floor(rounded / MINUTE)} min ${rounded % MINUTE} s`;
}

/**
 * Starts printing. What an interrupted import has done before counts for the share only, not for rate and time left.
 * @param size bytes of all files; undefined for streams
 * @param done bytes that an interrupted import has done
 */
export function startProgress(
  screen: Screen,
  size: number | undefined,
  done: number,
  now = () => performance.now(),
): Progress {
  const started = now();
  let rows = 0;
  let bytes = 0;
  let shown = false;
  const tell = (): void => {
    const seconds = (now() - started) / 1000;
    const left = size === undefined || bytes === 0 ? undefined : ((size - done - bytes) / bytes) * seconds;
    const share = size === undefined || size === 0 ? undefined : (done + bytes) / size;
    const line = progressLine({ rows, rowsPerSecond: rows / seconds, share, secondsLeft: left });
    screen.write(screen.isTerminal ? ERASE_LINE + line : `${line}\n`);
    shown = true;
  };
  const clear = (): void => {
    if (shown && screen.isTerminal) screen.write(ERASE_LINE);
    shown = false;
  };
  const timer = setInterval(tell, EVERY_MS);
  return {
    advance: (moreRows, moreBytes) => {
      rows += moreRows;
      bytes += moreBytes;
    },
    clear,
    stop: () => {
      clearInterval(timer);
      clear();
    },
  };
}
