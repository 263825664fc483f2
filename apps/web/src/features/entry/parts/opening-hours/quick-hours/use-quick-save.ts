import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import type { OpeningHours } from "@portal/contract/opening-hours/model";
import { useState } from "react";
import { apiCall } from "../../../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../../../platform/api/german-message.ts";
import { useEntryActions } from "../../../entry-store.ts";
import { useSavedToast } from "../../../form-engine/use-saved-toast.ts";
import type { OpeningHoursChange } from "../hours-changes.ts";

type Change = (hours: OpeningHours) => OpeningHoursChange;

/**
 * Saves a quick change of the opening hours. If somebody else saved meanwhile, it applies the change to the current
 * hours, because it affects only its own days. Resolves to whether it was saved.
 */
export function useQuickSave(entry: SalesForceEntry) {
  const { run, reload, accountId } = useEntryActions();
  const showSaved = useSavedToast();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(from: SalesForceEntry, change: Change, message: string): Promise<boolean> {
    const changed = change(from.openingHours);
    if (!changed.ok) {
      setFailure(changed.message);
      return false;
    }
    const body = { version: from.versions.openingHours, openingHours: changed.hours };
    const { saved } = await run(() => apiCall(saveCallOf("openingHours"), { body, accountId }));
    if (saved.changeId !== null) showSaved("openingHours", saved.changeId, message);
    return true;
  }
  /** `message` is the text of the toast, which offers to undo the change. */
  async function save(change: Change, message: string): Promise<boolean> {
    setSaving(true);
    setFailure(null);
    try {
      return await attempt(entry, change, message).catch(async (error: unknown) => {
        if (!(error instanceof ApiProblem) || !error.has("entry.stale_version")) throw error;
        return attempt(await reload(), change, message);
      });
    } catch (error) {
      setFailure(germanMessage(error));
      return false;
    } finally {
      setSaving(false);
    }
  }
  return { save, saving, failure };
}
