import pg from "pg";
import type { Connection, QueryResult } from "pg";
import utils from "pg/lib/utils.js";
import { isStaleStatement } from "./stale-statement.ts";

/** PostgreSQL's description of a statement's columns, from which pg makes rows. */
type Shape = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
/** `shape` is missing until the columns are described, and always for statements without rows. */
type Known = { readonly generation: number; shape?: Shape };

/** Members of pg's Query and Connection that are missing in pg's types. */
type Wire = Connection & {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  bind(message: object): void;
  execute(message: object): void;
  close(message: { type: "S"; name: string }): void;
};
type Internals = {
  name: string;
  readonly values: unknown[];
  readonly _result: Shape;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Wire): boolean;
  prepare(connection: Wire): void;
  handleRowDescription(message: unknown): void;
  handleError(error: Error, connection: Wire): void;
};
const base = pg.Query.prototype as unknown as Internals;

// By connection, because a statement exists only on the connection that prepared it.
const known = new WeakMap<Connection, Map<string, Known>>();

/**
 * Statements of an earlier generation are prepared again before their next use. A statement that no longer fits the
 * tables means that a migration ran; then other statements, on all connections, probably do not fit either.
 */
let generation = 0;

export type Callback = (error: Error | undefined, result: QueryResult) => void;

/**
 * A named statement whose columns are described once per connection. pg describes them at each execution, which costs
 * about as much as a small read.
 */
export class PreparedQuery extends pg.Query {
  /** pg's own property, which its types lack. */
  declare readonly text: string;
  /** For whom it runs (`SlowStatements`), null for nobody; undefined where the sender does not know. */
  asker: string | null | undefined;
  /** Called before the callback. */
  onEnd: ((error?: unknown) => void) | undefined;
  #known: Known = { generation };

  constructor(name: string, text: string, values: unknown[], callback: Callback) {
    const end: Callback = (error, result) => {
      this.onEnd?.(error);
      callback(error, result);
    };
    super(text, values, end as never);
    this.#internals.name = name;
  }

  get #internals(): Internals {
    return this as unknown as Internals;
  }

  /** Called by pg when the connection is free for the query. */
  prepare(connection: Wire): void {
    const self = this.#internals;
    this.#known = knownStatement(connection, self.name);
    if (this.#known.shape === undefined) {
      // It may exist although pg forgot it: where several are under way and one fails, pg forgets that of the others.
      if (!self.hasBeenParsed(connection)) connection.close({ type: "S", name: self.name });
      base.prepare.call(self, connection);
      return;
    }
    Object.assign(self._result, this.#known.shape);
    self._accumulateRows = true;
    connection.bind({ portal: "", statement: self.name, values: self.values, valueMapper: utils.prepareValue });
    connection.execute({ portal: "" });
    connection.sync();
  }

  /** Called by pg with the columns, if their description was requested. */
  handleRowDescription(message: unknown): void {
    const self = this.#internals;
    base.handleRowDescription.call(self, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = self._result;
    this.#known.shape = { fields, _parsers, _prebuiltEmptyResultObject };
  }

  /** Called by pg when the query failed. */
  handleError(error: Error, connection: Wire): void {
    // If many fail at once, only the first begins a new generation.
    if (isStaleStatement(error) && this.#known.generation === generation) generation += 1;
    base.handleError.call(this.#internals, error, connection);
  }
}

/** What is known of a statement on a connection; a statement of an earlier generation is dropped and forgotten. */
function knownStatement(connection: Wire, name: string): Known {
  const statements = known.get(connection) ?? new Map<string, Known>();
  known.set(connection, statements);
  const found = connection.parsedStatements[name] === undefined ? undefined : statements.get(name);
  if (found?.generation === generation) return found;
  if (found !== undefined) forgetStatement(connection, name);
  const fresh = { generation };
  statements.set(name, fresh);
  return fresh;
}

/** Its next use prepares it again. */
function forgetStatement(connection: Wire, name: string): void {
  delete connection.parsedStatements[name];
  delete connection.submittedNamedStatements[name];
}
