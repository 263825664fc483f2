import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { useState } from "react";
import { type RestoredDraft, useRestoredDraft } from "../../../platform/forms/use-draft.ts";
import { sameValue } from "../conflict/merge.ts";
import type { PartDefinition } from "./part-definition.ts";

/** A draft with the version that it was typed on, so that a newer one of somebody else is not overwritten. */
export type KeptPart<Draft> = { readonly version: number; readonly base: Draft; readonly draft: Draft };

type PartStart<Draft> = {
  readonly base: { readonly version: number; readonly draft: Draft };
  readonly draft: Draft;
  readonly restored: RestoredDraft<KeptPart<Draft>>;
};

/**
 * What a part's form begins with: the entry, or the draft of an earlier visit. A draft of an older version keeps that
 * version, so that its save shows both versions.
 */
export function usePartStart<Draft>(definition: PartDefinition<Draft>, entry: SalesForceEntry): PartStart<Draft> {
  const { part, draftOf } = definition;
  const restored = useRestoredDraft<KeptPart<Draft>>({
    form: `entry.${part}`,
    isValue: (found): found is KeptPart<Draft> => isUnsaved(definition, found, draftOf(entry)),
  });
  const [start] = useState(() => {
    const loaded = { version: entry.versions[part], draft: draftOf(entry) };
    const kept = restored.value;
    if (kept === null) return { base: loaded, draft: loaded.draft };
    return { base: { version: kept.version, draft: kept.base }, draft: kept.draft };
  });
  return { ...start, restored };
}

/** False if the form can't show the draft, or if it was saved and only the answer got lost. */
function isUnsaved<Draft>({ check, fieldsOf }: PartDefinition<Draft>, found: unknown, loaded: Draft): boolean {
  const { version, base, draft } = (found ?? {}) as Partial<KeptPart<Draft>>;
  if (typeof version !== "number" || !isLike(base, loaded) || !isLike(draft, loaded)) return false;
  try {
    check(draft);
    return !sameValue(fieldsOf(draft), fieldsOf(loaded));
  } catch {
    return false;
  }
}

/** True if both are lists, or objects whose fields are of the same kinds. */
export function isLike<Value>(found: unknown, sample: Value): found is Value {
  if (kindOf(found) !== kindOf(sample)) return false;
  if (kindOf(sample) !== "object") return true;
  return Object.entries(sample as object).every(([key, value]) => {
    const other = (found as Record<string, unknown>)[key];
    return value === null || other === null || kindOf(other) === kindOf(value);
  });
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);
