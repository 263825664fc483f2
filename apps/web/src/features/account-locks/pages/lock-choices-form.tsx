import { ACCOUNT_LOCK_FLAGS, type AccountLock, type AccountLocksAnswer } from "@portal/contract/account-locks/calls";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { DraftNotice } from "../../../platform/forms/draft-notice.tsx";
import { useKeptDraft, useRestoredDraft } from "../../../platform/forms/use-draft.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Fieldset } from "../../../ui/fields/fieldset.tsx";
import { FormActions } from "../../../ui/fields/form-actions.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { sendAccountLocks } from "../account-locks-store.ts";
import { changesOf, chosenOf, LOCK_CHOICE_GROUPS } from "../lock-choices.ts";

type LockChoicesFormProps = { accountId: number; answer: AccountLocksAnswer; mayWrite: boolean };

/** What the person changed: true wants the contact. */
type Touched = Partial<Record<AccountLock, boolean>>;

const areTouched = (found: unknown): found is Touched =>
  Object.entries(found as object).every(([lock, wanted]) => lock in ACCOUNT_LOCK_FLAGS && typeof wanted === "boolean");

/** The thirteen choices. Saving sends only what differs, so that it keeps a colleague's choice. */
export function LockChoicesForm({ accountId, answer, mayWrite }: LockChoicesFormProps) {
  const client = useQueryClient();
  const stored = chosenOf(answer.accountLocks);
  const restored = useRestoredDraft({ form: "account-locks", isValue: areTouched });
  const [touched, setTouched] = useState<Touched>(restored.value ?? {});
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = { ...stored, ...touched };
  const changes = changesOf(stored, chosen);
  const dirty = Object.keys(changes).length > 0;
  const restoredAt = useKeptDraft(restored, { dirty, value: touched });

  async function save(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    setState("saving");
    try {
      await sendAccountLocks(client, accountId, changes);
      setTouched({});
      setState("saved");
    } catch (error) {
      setFailure(germanMessage(error));
      setState("idle");
    }
  }
  function choose(lock: AccountLock, wanted: boolean) {
    setTouched((now) => ({ ...now, [lock]: wanted }));
    setState((now) => (now === "saved" ? "idle" : now));
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="xl">
        <DraftNotice at={restoredAt} onDiscard={() => setTouched({})} />
        {LOCK_CHOICE_GROUPS.map(({ title, choices }) => (
          <Fieldset key={title} legend={title} look="heading">
            {choices.map(({ lock, label, without }) => (
              <Checkbox
                key={lock}
                name={lock}
                label={label}
                help={chosen[lock] ? `Ohne Haken: ${without}` : without}
                checked={chosen[lock]}
                disabled={!mayWrite || state === "saving"}
                onChange={({ currentTarget }) => choose(lock, currentTarget.checked)}
              />
            ))}
          </Fieldset>
        ))}
        {failure !== null && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
        <LastChange change={answer.lastChange} />
        {mayWrite && (
          <FormActions status={statusOf(state, dirty)}>
            <Button type="submit" variant="primary" pending={state === "saving"}>
              Kontaktwünsche speichern
            </Button>
          </FormActions>
        )}
      </Stack>
    </form>
  );
}

const statusOf = (state: "idle" | "saving" | "saved", dirty: boolean): string => {
  if (dirty) return "Nicht gespeicherte Änderungen";
  return state === "saved" ? "Gespeichert. Das gilt ab sofort." : "";
};

function LastChange({ change }: { change: AccountLocksAnswer["lastChange"] }) {
  if (change === null) return null;
  return (
    <p>
      Zuletzt geändert <RelativeTime dateTime={change.at} />
      {change.bySupport ? " vom Kundendienst" : ""}.
    </p>
  );
}
