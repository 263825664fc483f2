import type { EntryPart } from "@portal/contract/entry/parts";

/** Id of the control of an entry's field. Links to the field, its errors and the focus use it. `path` as in the save's body. */
export const controlId = (part: EntryPart, path: string): string => `${part}-${path.replaceAll(".", "-")}`;
