import type { SalesForceEntry } from "@portal/contract/entry/entry";

/** Props of each part's form; its module exports it as `Form`. */
export type PartFormProps = {
  entry: SalesForceEntry;
  /** False for people with read access. */
  mayWrite: boolean;
};
