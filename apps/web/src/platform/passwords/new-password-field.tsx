import { PASSWORD_MIN_CHARACTERS } from "@portal/contract/auth/passwords/calls";
import { type ComponentProps, useEffect, useId, useState } from "react";
import { Status } from "../../ui/content/status.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { Stack } from "../../ui/page/layout.tsx";
import { strengthOf } from "./strength-words.ts";

/** So that a screen reader is not interrupted at each letter. */
const PAUSE_MS = 400;

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "about" | "autoComplete" | "help" | "label"> & {
  label?: string;
  /** What is known of the person as the form stands: address, name. A password is not made of these. */
  about?: () => readonly string[];
};

/** A password that is being chosen: length and how easily it is guessed are said below it, no rules about characters. */
export function NewPasswordField({ label = "Passwort", about, onInput, ...rest }: NewPasswordFieldProps) {
  const id = useId();
  const [password, setPassword] = useState("");
  const score = useScore(password, about);
  const strength = strengthOf(password, score);
  return (
    <Stack gap="sm">
      <PasswordField
        name="password"
        {...rest}
        label={label}
        help={`Mindestens ${PASSWORD_MIN_CHARACTERS} Zeichen, zum Beispiel drei Wörter, die nicht zusammengehören.`}
        autoComplete="new-password"
        aria-describedby={id}
        onFocus={() => void loadJudge()}
        onInput={(event) => {
          setPassword(event.currentTarget.value);
          onInput?.(event);
        }}
      />
      <div id={id} role="status">
        {strength && <Status tone={strength.tone}>{strength.text}</Status>}
      </div>
    </Stack>
  );
}

const loadJudge = () => import("./password-judge.ts").catch(() => null);

/** Null while somebody types, and where the judge could not be loaded: then the server alone says it. */
function useScore(password: string, about: () => readonly string[] = () => []): number | null {
  const [judged, setJudged] = useState<{ password: string; score: number } | null>(null);
  useEffect(() => {
    if (password === "") return;
    let isCurrent = true;
    const pause = setTimeout(() => {
      void loadJudge().then((judge) => {
        if (isCurrent && judge) setJudged({ password, score: judge.scoreOf(password, about()) });
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
    // `about` reads the form at the moment of judging
    // oxlint-disable-next-line react/exhaustive-deps -- a new function at each rendering
  }, [password]);
  return judged?.password === password ? judged.score : null;
}
