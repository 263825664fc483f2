import { type FormEvent, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "../../ui/actions/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Stack } from "../../ui/page/layout.tsx";
import { ApiProblem } from "../api/api-problem.ts";
import { germanMessage } from "../api/german-message.ts";

/** The body of a call that logs somebody in. */
type Request = { body?: unknown };
type Attempt = (secondFactor: string) => Promise<unknown>;
type Outcome = { answer: unknown } | { error: unknown };

/**
 * Asks for the second factor in a dialog above the current page, so that no login form needs to handle it. Repeats
 * the call until a code is correct; rejects with `required` if the person gives up.
 */
export function askSecondFactor<R extends Request>(
  required: ApiProblem,
  request: R,
  send: (request: R) => Promise<unknown>,
): Promise<unknown> {
  const attempt: Attempt = (secondFactor) => send({ ...request, body: { ...(request.body as object), secondFactor } });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve, reject) => {
    const settle = (outcome: Outcome): void => {
      root.unmount();
      place.remove();
      if ("answer" in outcome) resolve(outcome.answer);
      else reject(outcome.error);
    };
    root.render(<SecondFactorDialog attempt={attempt} onDone={settle} onGiveUp={() => settle({ error: required })} />);
  });
}

type SecondFactorDialogProps = { attempt: Attempt; onDone: (outcome: Outcome) => void; onGiveUp: () => void };

function SecondFactorDialog({ attempt, onDone, onGiveUp }: SecondFactorDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const code = input.current?.value.trim() ?? "";
    if (code === "") return refuse("Bitte geben Sie den Code ein.");
    setPending(true);
    try {
      onDone({ answer: await attempt(code) });
    } catch (failure) {
      setPending(false);
      if (failure instanceof ApiProblem && failure.has("auth.second_factor_wrong")) refuse(germanMessage(failure));
      else onDone({ error: failure });
    }
  }
  function refuse(message: string) {
    setError(message);
    input.current?.focus();
    input.current?.select();
  }
  return (
    <Dialog open onClose={onGiveUp} title="Code eingeben" size="sm" locked={pending}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <TextField
            ref={input}
            label="Code aus Ihrer App"
            help="Sechs Ziffern. Ohne Ihr Handy nehmen Sie einen Ersatzcode."
            name="secondFactor"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            error={error}
            onInput={() => setError(undefined)}
            data-autofocus
          />

          <Button type="submit" variant="primary" wide pending={pending}>
            Weiter
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
