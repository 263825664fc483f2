/**
 * The entry of a company in the directory (Specification §3 "Sales-platform entry", §4 "Entry update", §7 "Customer").
 * Each part has its own version number. A save names the version that it was made from and is refused after another
 * save. `rules/` has the rules for the fields.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idText } from "../http/ids.ts";
import type { PublicEntry, SalesForceEntry } from "./entry.ts";

export const getSalesForceEntry = endpoint<{ entry: SalesForceEntry }>()({
  name: "getSalesForceEntry",
  method: "GET",
  path: "/api/customer/getSalesForceEntry",
  errors: ["entry.not_found"],
});

export const getPublicEntry = endpoint<{ entry: PublicEntry }>()({
  name: "getPublicEntry",
  method: "GET",
  path: "/api/entry/public/:id",
  params: z.object({ id: idText }),
  errors: ["entry.not_found"],
});
