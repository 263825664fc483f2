import pg from "pg";
import type { Connection, QueryResult } from "pg";
import utils from "pg/lib/utils.js";

/** What PostgreSQL says of a statement's columns, in the form that pg makes rows from. */
type Shape = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };

/** What pg's own Query uses of a connection and of itself, and its types leave out. */
type Wire = Connection & {
  readonly parsedStatements: Readonly<Record<string, string>>;
  bind(message: object): void;
  execute(message: object): void;
};
type Internals = {
  name: string;
  readonly values: unknown[];
  readonly _result: Shape;
  _accumulateRows: boolean;
  prepare(connection: Wire): void;
  handleRowDescription(message: unknown): void;
};
const base = pg.Query.prototype as unknown as Internals;

// By connection, because a statement's columns are known exactly where it has been prepared.
const shapes = new WeakMap<Connection, Map<string, Shape>>();

export type Callback = (error: Error | undefined, result: QueryResult) => void;

/**
 * A named statement whose columns are asked for once a connection. pg asks on each execution and makes ready for the
 * answer anew, which costs about as much as a small read itself.
 */
export class PreparedQuery extends pg.Query {
  #connection: Wire | undefined;

  constructor(name: string, text: string, values: unknown[], callback: Callback) {
    super(text, values, callback as never);
    this.#internals.name = name;
  }

  get #internals(): Internals {
    return this as unknown as Internals;
  }

  /** Called by pg when the query's turn has come. */
  prepare(connection: Wire): void {
    const self = this.#internals;
    const shape =
      connection.parsedStatements[self.name] === undefined ? undefined : shapes.get(connection)?.get(self.name);
    if (shape === undefined) {
      this.#connection = connection;
      base.prepare.call(self, connection);
      return;
    }
    Object.assign(self._result, shape);
    self._accumulateRows = true;
    connection.bind({ portal: "", statement: self.name, values: self.values, valueMapper: utils.prepareValue });
    connection.execute({ portal: "" });
    connection.sync();
  }

  /** Called by pg with the columns, where they were asked for. */
  handleRowDescription(message: unknown): void {
    const self = this.#internals;
    base.handleRowDescription.call(self, message);
    if (this.#connection === undefined) return;
    const known = shapes.get(this.#connection) ?? new Map<string, Shape>();
    const { fields, _parsers, _prebuiltEmptyResultObject } = self._result;
    shapes.set(this.#connection, known.set(self.name, { fields, _parsers, _prebuiltEmptyResultObject }));
  }
}
