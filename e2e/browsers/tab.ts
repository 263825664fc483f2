/** One browser window that is driven from outside. Each engine has its own protocol; journeys know only this. */

/** A place in the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** What a function that runs in the page may take and return. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

export type Tab = {
  /** As the engine itself tells it. */
  readonly version: string;
  goTo(url: string): Promise<void>;
  /** Runs a function in the page. It sees nothing of this process. */
  evaluate<Args extends readonly Plain[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Presses one key, or keys together: "Tab", "Shift+Tab", "ArrowDown". */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  click(at: Point): Promise<void>;
  /** Presses the mouse at one place, moves in steps and lets go at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Hands files to the file input with this selector. */
  choose(selector: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(file: `${string}.png`): Promise<void>;
  close(): Promise<void>;
};
