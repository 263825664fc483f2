import { type Claiming, enterClaimCode, getClaiming } from "@portal/contract/claiming/calls";
import { CLAIM_TRIES, isClaimCode } from "@portal/contract/claiming/rules";
import { useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { triesText } from "../claiming-texts.ts";

const NOT_A_CODE = "Der Code hat 8 Zeichen, zum Beispiel ABCD-2345. Die Zeichen 0, 1, I und O kommen nicht vor.";

/** The field for the code. A wrong code stays in the field, and the form says how many tries are left. */
export function CodeForm({ claiming, onDone }: { claiming: Claiming; onDone: (next: Claiming) => void }) {
  const { pending, errors, refusal, submit, refuse, clear } = useSubmission();
  const field = useRef<HTMLInputElement>(null);
  const { id: company } = claiming.company;

  function send(form: HTMLFormElement) {
    const code = field.current?.value ?? "";
    if (!isClaimCode(code)) {
      refuse("code", NOT_A_CODE);
      field.current?.focus();
      return;
    }
    void submit(form, async () => {
      const answer = await apiCall(enterClaimCode, { body: { company, code } }).catch(async (error: unknown) => {
        // A refused code uses up a try, which may change the page. Without the new state the refusal still counts.
        const now = await apiCall(getClaiming, { query: { company: String(company) } }).catch(() => null);
        if (now !== null) onDone(now.claiming);
        throw error;
      });
      onDone(answer.claiming);
    });
  }
  const error = errors["code"];
  const left = triesText(claiming.claim?.triesLeft ?? 0, CLAIM_TRIES);
  return (
    <Form refusal={refusal} onSubmit={send}>
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
        error={error === undefined ? undefined : `${error} ${left}`.trim()}
        onInput={clear}
      />
      <Button type="submit" variant="primary" pending={pending}>
        Code prüfen
      </Button>
    </Form>
  );
}
