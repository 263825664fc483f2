import type { SalesForceEntry } from "@portal/contract/entry/entry";

/** What each part's form gets; its module exports it as `Form`. */
export type PartFormProps = {
  entry: SalesForceEntry;
  /** False for people who may only read. */
  mayWrite: boolean;
};
