/** The grammar of a text about opening hours: tokens become statements about days. */
import { ALL_DAYS, type Days, type HoursToken, type PartOfDay } from "./tokens.ts";

/** Minutes after midnight, 0 to 1440; an `end` before `start` is on the next day. */
export type Times = { start: number; end: number };

export type Effect =
  | { kind: "open"; times: readonly Times[]; mode: Mode }
  | { kind: "closed" }
  | { kind: "closed-part"; part: PartOfDay }
  | { kind: "pause"; times: Times }
  | { kind: "until" | "from"; minutes: number }
  | { kind: "appointment"; only: boolean; besides: boolean };

/** Whether the text itself says that hours replace earlier ones ("nur") or come in addition ("auch"). */
export type Mode = "only" | "also" | "unsaid";

/** `days` is null where the text names none: the effect is about all days that it named before. */
export type Statement = { days: Days | null; effect: Effect };

const SEPARATORS = new Set<HoursToken["kind"]>(["comma", "and", "line"]);
const NOON = 12 * 60;
const HOLIDAYS: Days = { days: [], holiday: true };
const ALL_DAY: Times = { start: 0, end: 24 * 60 };

/** Reads from left to right. Every method returns undefined where the tokens follow no rule. */
class Parser {
  readonly statements: Statement[] = [];
  readonly #tokens: readonly HoursToken[];
  #at = 0;

  constructor(tokens: readonly HoursToken[]) {
    this.#tokens = tokens;
  }

  parse(): Statement[] | undefined {
    this.#skip((kind) => kind === "heading" || SEPARATORS.has(kind));
    while (this.#at < this.#tokens.length) {
      if (!this.#statement()) return undefined;
      this.#skip((kind) => SEPARATORS.has(kind));
    }
    return this.statements;
  }

  #peek(offset = 0): HoursToken | undefined {
    return this.#tokens[this.#at + offset];
  }

  #take(kind: HoursToken["kind"]): boolean {
    if (this.#peek()?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }

  #skip(matches: (kind: HoursToken["kind"]) => boolean): void {
    for (let token = this.#peek(); token && matches(token.kind); token = this.#peek()) this.#at += 1;
  }

  #tell(days: Days | null, effect: Effect): true {
    this.statements.push({ days, effect });
    return true;
  }

  #statement(): boolean {
    const mode = this.#mode();
    const part = this.#peek();
    if (part?.kind === "part" && this.#peek(1)?.kind === "days") {
      this.#at += 1;
      return this.#daysAndHours("also", part.part);
    }
    if (this.#peek()?.kind === "days") return this.#daysAndHours(mode);
    if (mode !== "unsaid") return false;
    if (this.#take("pause")) {
      const times = this.#times();
      return times !== undefined && this.#tell(null, { kind: "pause", times });
    }
    if (this.#take("except")) return this.#exceptions();
    if (this.#take("closed")) return this.#closedDays();
    const token = this.#peek();
    if (token?.kind === "appointment") {
      this.#at += 1;
      return this.statements.length > 0 && this.#tell(null, { kind: "appointment", only: token.only, besides: true });
    }
    const everyDay = { days: ALL_DAYS, holiday: false };
    return this.#take("always") && this.#tell(everyDay, { kind: "open", times: [ALL_DAY], mode: "unsaid" });
  }

  /** "Ruhetag: Montag": no hours may follow, or they would be hours of these days. */
  #closedDays(): boolean {
    const days = this.#days();
    const next = this.#peek()?.kind;
    const isEnd = next === undefined || next === "line" || next === "comma";
    return days !== undefined && isEnd && this.#tell(days, { kind: "closed" });
  }

  /** "außer Mi", "außer Sa 9-14". */
  #exceptions(): boolean {
    const days = this.#days();
    if (days === undefined) return false;
    const next = this.#peek()?.kind;
    if (next === "time" || next === "closed") return this.#hoursOf(days, "only");
    const part = this.#peek();
    if (part?.kind !== "part") return this.#tell(days, { kind: "closed" });
    this.#at += 1;
    return this.#tell(days, { kind: "closed-part", part: part.part });
  }

  #mode(): Mode {
    if (this.#take("only")) return "only";
    return this.#take("also") ? "also" : "unsaid";
  }

  #daysAndHours(mode: Mode, part?: PartOfDay): boolean {
    const days = this.#days();
    if (days === undefined) return false;
    this.#skip((kind) => kind === "line" || kind === "comma");
    if (!this.#take("except")) return this.#hoursOf(days, mode, part);
    const without = this.#days();
    if (without === undefined) return false;
    this.#skip((kind) => kind === "comma");
    const rest = days.days.filter((day) => !without.days.includes(day));
    if (without.holiday) this.#tell(HOLIDAYS, { kind: "closed" });
    // "Mo außer feiertags geschlossen" says something else about public holidays.
    if (this.#peek()?.kind === "closed") return false;
    return this.#hoursOf({ days: rest, holiday: days.holiday && !without.holiday }, mode);
  }

  /** "Mo-Fr", "Mo, Mi und Fr", "Sa/So": days of one statement stand on one line. */
  #days(): Days | undefined {
    const found = new Set<number>();
    let holiday = false;
    for (;;) {
      const token = this.#peek();
      if (token?.kind !== "days") return undefined;
      this.#at += 1;
      if (token.holiday) holiday = true;
      const range = this.#peek()?.kind === "until" ? this.#peek(1) : undefined;
      if (range?.kind === "days") {
        const [first, last] = [token.days[0], range.days[0]];
        if (token.days.length !== 1 || range.days.length !== 1 || first === undefined || last === undefined)
          return undefined;
        this.#at += 2;
        if (range.holiday) holiday = true;
        for (const day of daysBetween(first, last)) found.add(day);
      } else for (const day of token.days) found.add(day);
      if (!this.#moreDays()) return { days: [...found].toSorted((a, b) => a - b), holiday };
    }
  }

  /** True if another day follows on this line, with or without a separator, which is then taken. */
  #moreDays(): boolean {
    let ahead = 0;
    while (this.#peek(ahead)?.kind === "comma" || this.#peek(ahead)?.kind === "and") ahead += 1;
    if (this.#peek(ahead)?.kind !== "days") return false;
    this.#at += ahead;
    return true;
  }

  #hoursOf(days: Days, before: Mode, label?: PartOfDay): boolean {
    const after = this.#mode();
    const mode = after === "unsaid" ? before : after;
    if (this.#take("closed")) return this.#tell(days, { kind: "closed" });
    const token = this.#peek();
    if (token?.kind === "until" && this.#isEnd(1)) {
      // "So –" in a table.
      this.#at += 1;
      return this.#tell(days, { kind: "closed" });
    }
    if (token?.kind === "until" && this.#peek(1)?.kind === "closed") {
      this.#at += 2;
      return this.#tell(days, { kind: "closed" });
    }
    if (token?.kind === "appointment") {
      this.#at += 1;
      return this.#tell(days, { kind: "appointment", only: token.only, besides: false });
    }
    if (token?.kind === "part" && this.#peek(1)?.kind === "closed") {
      this.#at += 2;
      return this.#tell(days, { kind: "closed-part", part: token.part });
    }
    if (token?.kind === "part" && mode === "only" && this.#isEnd(1)) {
      this.#at += 1;
      return this.#tell(days, { kind: "closed-part", part: token.part === "morning" ? "afternoon" : "morning" });
    }
    if (token?.kind === "from" && this.#peek(2)?.kind === "closed") {
      const time = this.#peek(1);
      this.#at += 3;
      return time?.kind === "time" && this.#tell(days, { kind: "until", minutes: time.minutes });
    }
    if ((token?.kind === "until" || token?.kind === "from") && this.#isLoneTime(1)) {
      const time = this.#peek(1);
      this.#at += 2;
      return time?.kind === "time" && this.#tell(days, { kind: token.kind, minutes: time.minutes });
    }
    return this.#open(days, mode, label);
  }

  /** Hours, and what follows them about the same days: a pause, or appointments besides. */
  #open(days: Days, mode: Mode, label?: PartOfDay): boolean {
    const times: Times[] = [];
    for (;;) {
      if (this.#take("always")) times.push(ALL_DAY);
      else {
        const span = this.#times(label);
        if (span === undefined) return false;
        if (this.#take("closed")) {
          if (times.length === 0) return false;
          return this.#tell(days, { kind: "open", times, mode }) && this.#tell(days, { kind: "pause", times: span });
        }
        times.push(span);
      }
      if (!this.#moreTimes()) break;
    }
    return this.#tell(days, { kind: "open", times, mode });
  }

  /** True if more hours of the same days follow; separators before them are taken. */
  #moreTimes(): boolean {
    let ahead = 0;
    for (let kind = this.#peek(ahead)?.kind; kind !== undefined && SEPARATORS.has(kind); kind = this.#peek(ahead)?.kind)
      ahead += 1;
    const next = this.#peek(ahead)?.kind;
    const isTime = next === "time" || next === "always" || (next === "from" && this.#peek(ahead + 2)?.kind === "until");
    const isPart = next === "part" && this.#peek(ahead + 1)?.kind === "time";
    if (!isTime && !isPart) return false;
    this.#at += ahead;
    return true;
  }

  /** "8-12", "vormittags 8-12", "ab 8 bis 12". */
  #times(label?: PartOfDay): Times | undefined {
    const token = this.#peek();
    const part = token?.kind === "part" ? token.part : label;
    if (token?.kind === "part") this.#at += 1;
    this.#take("from");
    const [start, until, end] = [this.#peek(), this.#peek(1), this.#peek(2)];
    if (start?.kind !== "time" || until?.kind !== "until" || end?.kind !== "time") return undefined;
    this.#at += 3;
    const times = { start: start.minutes, end: end.minutes };
    // "18-8 Uhr abends" mixes the two clocks.
    if (end.moved && times.start > NOON && !start.moved) return undefined;
    const isMorning = times.start < NOON && times.end > times.start;
    return part === undefined || isMorning === (part === "morning") ? times : undefined;
  }

  #isEnd(offset: number): boolean {
    const kind = this.#peek(offset)?.kind;
    return kind === undefined || SEPARATORS.has(kind);
  }

  #isLoneTime(offset: number): boolean {
    return this.#peek(offset)?.kind === "time" && this.#isEnd(offset + 1);
  }
}

/** Days from one weekday to another, both included; may wrap from Friday to Monday. */
const daysBetween = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);

/** The statements of a text in their order; undefined if its tokens follow no rule. */
export const parseStatements = (tokens: readonly HoursToken[]): Statement[] | undefined => new Parser(tokens).parse();
