/** Which of the database's tables a piece of code names. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "./reach.ts";
import { everyNode, nameOf, nodeAt, nodesAt, textOf } from "./syntax.ts";

const MIGRATIONS = "packages/db/migrations";

/** The tables that the migrations leave behind, read in their order. */
export function tablesOf(root: string): Set<string> {
  const folder = path.join(root, MIGRATIONS);
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const tables = new Set<string>();
  const change =
    /\bcreate table (?:if not exists )?(\w+)|\bdrop table (?:if exists )?(\w+)|\balter table (?:if exists )?(\w+) rename to (\w+)/gi;
  for (const script of scripts) {
    const text = readFileSync(path.join(folder, script), "utf8").replaceAll(/--.*$/gm, "");
    for (const [, created, dropped, oldName, newName] of text.matchAll(change)) {
      if (created !== undefined) tables.add(created);
      if (dropped !== undefined) tables.delete(dropped);
      if (oldName !== undefined && newName !== undefined && tables.delete(oldName)) tables.add(newName);
    }
  }
  return tables;
}

const BUILDER = /^(selectFrom|insertInto|updateTable|deleteFrom|(inner|left|right|full|cross)Join|table|from|using)$/;
const IN_SQL = /\b(?:from|join|into|update|using|only|table|copy|truncate)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/gi;

/** Tables that the places name in SQL text or in calls of the query builder, in alphabetical order. */
export function tablesIn(places: readonly Place[], tables: ReadonlySet<string>): string[] {
  const named = new Set<string>();
  for (const { node } of places) {
    for (const below of everyNode(node)) {
      for (const [, name = ""] of (textOf(below) ?? "").matchAll(IN_SQL)) named.add(name);
      const method = below.type === "CallExpression" ? nameOf(nodeAt(nodeAt(below, "callee"), "property")) : undefined;
      if (method === undefined || !BUILDER.test(method)) continue;
      const name = nameOf(nodesAt(below, "arguments")[0]);
      if (name !== undefined) named.add(name.split(" ")[0] ?? "");
    }
  }
  return [...named].filter((name) => tables.has(name)).toSorted();
}
