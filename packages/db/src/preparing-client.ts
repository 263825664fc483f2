import pg from "pg";
import { statementName } from "./statement.ts";

type Query = (...args: unknown[]) => unknown;

/** A connection that sends the text of each `statement()` under its name, so that PostgreSQL parses and plans it once. */
export class PreparingClient extends pg.Client {
  // A field, because a method would have to repeat all of pg's overloads.
  override query = ((config: unknown, ...rest: unknown[]) => {
    const send = super.query as Query;
    const name = typeof config === "string" && Array.isArray(rest[0]) ? statementName(config) : undefined;
    if (name === undefined) return send.call(this, config, ...rest);
    const [values, ...callback] = rest;
    return send.call(this, { name, text: config, values }, ...callback);
  }) as pg.Client["query"];
}
