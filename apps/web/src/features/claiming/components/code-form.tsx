import { type Claiming, enterClaimCode, getClaiming } from "@portal/contract/claiming/calls";
import { CLAIM_TRIES, isClaimCode } from "@portal/contract/claiming/rules";
import { type FormEvent, useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { triesText } from "../claiming-words.ts";
import { useAction } from "./use-action.ts";

const NOT_A_CODE = "Der Code hat 8 Zeichen, zum Beispiel ABCD-2345. Die Zeichen 0, 1, I und O kommen nicht vor.";

/** Where the code is typed. A wrong one stays in the field, and what is left of the tries is said. */
export function CodeForm({ claiming, onDone }: { claiming: Claiming; onDone: (next: Claiming) => void }) {
  const { isPending, failure, setFailure, run } = useAction();
  const field = useRef<HTMLInputElement>(null);
  const { id: company } = claiming.company;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = field.current?.value ?? "";
    if (!isClaimCode(code)) {
      setFailure({ field: "code", message: NOT_A_CODE });
      field.current?.focus();
      return;
    }
    void run(async () => {
      const answer = await apiCall(enterClaimCode, { body: { company, code } }).catch(async (error: unknown) => {
        // A refused code changed the tries, and perhaps the page.
        onDone((await apiCall(getClaiming, { query: { company: String(company) } })).claiming);
        field.current?.focus();
        throw error;
      });
      onDone(answer.claiming);
    });
  }
  const left = triesText(claiming.claim?.triesLeft ?? 0, CLAIM_TRIES);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Refusal text={failure?.field === undefined ? failure?.message : null} />
        <TextField
          ref={field}
          label="Code"
          help="Groß oder klein, mit oder ohne Bindestrich"
          name="code"
          size="md"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={failure?.field === undefined ? undefined : `${failure.message} ${left}`.trim()}
          onInput={() => setFailure(null)}
        />
        <Button type="submit" variant="primary" pending={isPending}>
          Code prüfen
        </Button>
      </Stack>
    </form>
  );
}
