/** The state of the list of threads, as its address and the call's query hold it. */
import type { Query } from "../../pages/redirects.ts";
import { SEARCH_CHARACTERS } from "./limits.ts";

/** Of `waiting` the customer waits for an answer. */
export const THREAD_FILTERS = ["all", "unread", "waiting"] as const;
export type ThreadFilter = (typeof THREAD_FILTERS)[number];

/** `page` counts from 1. */
export type ThreadsView = { filter: ThreadFilter; search: string; page: number };
export const ALL_THREADS: ThreadsView = { filter: "all", search: "", page: 1 };

const STANDS: Record<ThreadFilter, string> = { all: "", unread: "ungelesen", waiting: "offen" };

/** Reads the address; ignores invalid values. */
export function threadsViewOf(query: Query): ThreadsView {
  const stand = query["stand"] ?? "";
  return {
    filter: THREAD_FILTERS.find((filter) => STANDS[filter] !== "" && STANDS[filter] === stand) ?? "all",
    search: (query["suche"] ?? "").slice(0, SEARCH_CHARACTERS),
    page: /^[1-9]\d{0,3}$/.test(query["seite"] ?? "") ? Number(query["seite"]) : 1,
  };
}

/** The query of a view, without defaults. */
export function queryOfThreads({ filter, search, page }: ThreadsView): Query {
  const all: Record<string, string> = {
    stand: STANDS[filter],
    suche: search.trim(),
    seite: page > 1 ? String(page) : "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
