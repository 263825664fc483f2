import pg from "pg";
import type { Connection, QueryResult } from "pg";
import utils from "pg/lib/utils.js";
import { isStaleStatement } from "./stale-statement.ts";

/** What PostgreSQL says of a statement's columns, in the form that pg makes rows from. */
type Shape = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
/** `shape` is missing until rows were described, and stays so for statements without rows. */
type Known = { readonly generation: number; shape?: Shape };

/** What pg's own Query uses of a connection and of itself, and its types leave out. */
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
  prepare(connection: Wire): void;
  handleRowDescription(message: unknown): void;
  handleError(error: Error, connection: Wire): void;
};
const base = pg.Query.prototype as unknown as Internals;

// By connection, because a statement is known exactly where it has been prepared.
const known = new WeakMap<Connection, Map<string, Known>>();

/**
 * Statements prepared in an earlier generation are prepared anew before their next use. One that no longer fits the
 * tables tells that a migration ran, so that others, on all connections, are likely not to fit either.
 */
let generation = 0;

export type Callback = (error: Error | undefined, result: QueryResult) => void;

/**
 * A named statement whose columns are asked for once a connection. pg asks on each execution and makes ready for the
 * answer anew, which costs about as much as a small read itself.
 */
export class PreparedQuery extends pg.Query {
  #known: Known = { generation };

  constructor(name: string, text: string, values: unknown[], callback: Callback) {
    super(text, values, callback as never);
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
      base.prepare.call(self, connection);
      return;
    }
    Object.assign(self._result, this.#known.shape);
    self._accumulateRows = true;
    connection.bind({ portal: "", statement: self.name, values: self.values, valueMapper: utils.prepareValue });
    connection.execute({ portal: "" });
    connection.sync();
  }

  /** Called by pg with the columns, where they were asked for. */
  handleRowDescription(message: unknown): void {
    const self = this.#internals;
    base.handleRowDescription.call(self, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = self._result;
    this.#known.shape = { fields, _parsers, _prebuiltEmptyResultObject };
  }

  /** Called by pg where the query failed. */
  handleError(error: Error, connection: Wire): void {
    // Of many that fail at once only the first begins a generation.
    if (isStaleStatement(error) && this.#known.generation === generation) generation += 1;
    base.handleError.call(this.#internals, error, connection);
  }
}

/** What is known of a statement on a connection; one of an earlier generation is dropped, and nothing is known then. */
function knownStatement(connection: Wire, name: string): Known {
  const statements = known.get(connection) ?? new Map<string, Known>();
  known.set(connection, statements);
  const found = connection.parsedStatements[name] === undefined ? undefined : statements.get(name);
  if (found?.generation === generation) return found;
  if (found !== undefined) dropStatement(connection, name);
  const fresh = { generation };
  statements.set(name, fresh);
  return fresh;
}

/** Within the next message, so that it costs no round trip. A statement that is gone already is no error. */
function dropStatement(connection: Wire, name: string): void {
  connection.close({ type: "S", name });
  delete connection.parsedStatements[name];
  delete connection.submittedNamedStatements[name];
}
