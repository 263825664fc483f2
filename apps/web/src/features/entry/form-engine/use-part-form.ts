/** One form of the entry: draft, validation, save, conflict, lost connection (Specification §4 "Entry update"). */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { controlId } from "@portal/contract/entry/places";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useKeptDraft } from "../../../platform/forms/use-draft.ts";
import { type Side, mergeChoices, sameValue } from "../conflict/merge.ts";
import { useEntryActions } from "../entry-store.ts";
import { afterPointerUp } from "../../../platform/forms/after-pointer-up.ts";
import { type Checked, type FieldErrors, type PartDefinition } from "./part-definition.ts";
import { usePartStart } from "./use-part-start.ts";
import { useSavedToast } from "./use-saved-toast.ts";

export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  /** `at` is epoch ms. */
  | { readonly kind: "saved"; readonly at: number }
  | { readonly kind: "unchanged" }
  /** `message` is German. The draft keeps what was typed. */
  | { readonly kind: "failed"; readonly message: string; readonly canRetry: boolean }
  /** Somebody else saved the part meanwhile; `theirs` is the current entry. */
  | { readonly kind: "conflict"; readonly theirs: SalesForceEntry };

/** Runs one part's form over the loaded entry. An untouched draft follows the entry, a changed one stays. */
export function usePartForm<Draft>(definition: PartDefinition<Draft>, entry: SalesForceEntry) {
  const { part, draftOf, check, fieldsOf, withFields, keepable = (whole: Draft) => whole } = definition;
  const start = usePartStart(definition, entry);
  const [base, setBase] = useState(start.base);
  const [draft, setDraft] = useState(start.draft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isRefused, setRefused] = useState(false);
  const [save, setSave] = useState<SaveState>({ kind: "idle" });
  const actions = useEntryActions();
  const showSaved = useSavedToast();
  const focusRequest = useFocusRequest();

  const dirty = !sameValue(fieldsOf(draft), fieldsOf(base.draft));
  const kept = { version: base.version, base: base.draft, draft: keepable(draft) };
  const restoredAt = useKeptDraft(start.restored, { dirty, value: kept });

  function begin(from: SalesForceEntry) {
    const loaded = draftOf(from);
    setBase({ version: from.versions[part], draft: loaded });
    setDraft(loaded);
    setErrors({});
    setRefused(false);
  }
  // The entry was loaded again after a save of this or another part, or after an undo.
  if (entry.versions[part] !== base.version && !dirty && save.kind !== "saving") begin(entry);

  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  function change(update: (draft: Draft) => Draft) {
    // Leaving a field both normalises and validates it; the validation must see the normalised value.
    latest.current = update(latest.current);
    setDraft(latest.current);
    setSave((state) => (state.kind === "saving" ? state : { kind: "idle" }));
    // A message disappears as soon as its field is valid; new messages wait until the field loses focus.
    setErrors((known) => (Object.keys(known).length === 0 ? known : stillWrong(known, check(latest.current))));
  }
  function recheck(path: string) {
    afterPointerUp(() => {
      const checked = check(latest.current);
      setErrors((known) => ({
        ...errorsAt(known, path, false),
        ...(checked.ok ? {} : errorsAt(checked.errors, path, true)),
      }));
    });
  }
  function refuse(found: FieldErrors) {
    setErrors(found);
    setRefused(true);
    focusRequest(Object.keys(found).map((path) => controlId(part, path)));
  }
  async function saveDraft(toSave: Draft, version: number) {
    const checked = check(toSave);
    if (!checked.ok) {
      setSave({ kind: "idle" });
      return refuse(checked.errors);
    }
    setErrors({});
    setRefused(false);
    setSave({ kind: "saving" });
    try {
      const { saved, entry: reloaded } = await actions.run(() => checked.send(version));
      if (reloaded) begin(reloaded);
      else setBase({ version: saved.version, draft: toSave });
      setSave(saved.changeId === null ? { kind: "unchanged" } : { kind: "saved", at: Date.now() });
      if (saved.changeId !== null) showSaved(part, saved.changeId);
    } catch (error) {
      await handleFailure(error);
    }
  }
  async function handleFailure(reason: unknown) {
    if (reason instanceof ApiProblem && reason.has("entry.stale_version")) {
      const theirs = await actions.reload().catch(() => null);
      if (theirs) return setSave({ kind: "conflict", theirs });
    }
    const fieldErrors = fieldErrorsOfProblem(reason);
    const failed: SaveState = { kind: "failed", message: germanMessage(reason), canRetry: fieldErrors === null };
    setSave(failed);
    if (fieldErrors) refuse(fieldErrors);
  }
  function resolveConflict(choices: Readonly<Record<string, Side>>, theirs: SalesForceEntry) {
    const theirDraft = draftOf(theirs);
    const merged = withFields(draft, mergeChoices(fieldsOf(draft), fieldsOf(theirDraft), choices));
    setBase({ version: theirs.versions[part], draft: theirDraft });
    setDraft(merged);
    return saveDraft(merged, theirs.versions[part]);
  }
  return {
    draft,
    base: base.draft,
    errors,
    /** True from a save that some fields prevented until the next one. */
    isRefused,
    dirty,
    /** When the restored draft was typed (epoch ms); null if the form holds none. */
    restoredAt,
    /** True if somebody saved the part after this draft began. */
    isOutdated: entry.versions[part] !== base.version,
    save,
    change,
    recheck,
    submit: () => saveDraft(draft, base.version),
    /** Saves `instead` in place of the controls' values. */
    submitInstead(instead: Draft) {
      setDraft(instead);
      return saveDraft(instead, base.version);
    },
    discard: () => {
      begin(entry);
      setSave({ kind: "idle" });
    },
    /** Returns to the form without a decision. */
    postponeConflict: () => setSave({ kind: "idle" }),
    resolveConflict,
  };
}

export type PartForm<Draft> = ReturnType<typeof usePartForm<Draft>>;

/** The errors of a field and its inner fields, or the errors of all others. */
const errorsAt = (errors: FieldErrors, path: string, inside: boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => (at === path || at.startsWith(`${path}.`)) === inside));

const stillWrong = (known: FieldErrors, checked: Checked): FieldErrors =>
  checked.ok ? {} : Object.fromEntries(Object.entries(checked.errors).filter(([path]) => path in known));

/** The server's messages by field; null if none of them belongs to a field. */
function fieldErrorsOfProblem(error: unknown): FieldErrors | null {
  if (!(error instanceof ApiProblem)) return null;
  const found = error.errors.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message] as const]));
  return found.length === 0 ? null : Object.fromEntries(found.toReversed());
}

/**
 * Focuses the first of the given controls after their errors have rendered. A path without a control leads to the
 * control around it.
 */
function useFocusRequest(): (ids: readonly string[]) => void {
  const [request, setRequest] = useState<readonly string[]>([]);
  const done = useRef<readonly string[]>([]);
  useEffect(() => {
    if (done.current === request) return;
    done.current = request;
    const controls = request.flatMap((id) => nearestControl(id) ?? []);
    const first = controls.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )[0];
    first?.focus();
    first?.scrollIntoView({ block: "center" });
  }, [request]);
  return setRequest;
}

function nearestControl(id: string): HTMLElement | null {
  for (let at = id; at.includes("-"); at = at.slice(0, at.lastIndexOf("-"))) {
    const found = document.getElementById(at);
    if (found) return found;
  }
  return null;
}
