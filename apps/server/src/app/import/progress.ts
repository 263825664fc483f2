/** Tells once a second how far an import is: on a terminal in one line that changes, elsewhere in lines of their own. */

export type Screen = {
  /** Whether a line can be written over. */
  isTerminal: boolean;
  /** Writes text as it is. */
  write(text: string): void;
};

export type Progress = {
  /** Rows and bytes that are done by now. */
  advance(rows: number, bytes: number): void;
  /** Makes room for lines of others. */
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
  /** From 0 to 1; undefined where nobody knows how much is to come. */
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
 * Starts telling. Rate and rest are those of this start: what an earlier one did counts for the share only.
 * @param size bytes of everything; undefined for streams
 * @param done bytes that were done before
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
