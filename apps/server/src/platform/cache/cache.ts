/** What every cache offers, wherever it keeps its values. */
export type Cache = {
  /** The value of a key; undefined if there is none or Redis is unreachable. Callers check its shape. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, lifetimeMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  close(): Promise<void>;
};
