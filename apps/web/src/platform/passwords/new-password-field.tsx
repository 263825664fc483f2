import { PASSWORD_MIN_CHARACTERS } from "@portal/contract/auth/passwords/calls";
import { type ComponentProps, useEffect, useId, useState } from "react";
import { Status } from "../../ui/content/status.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { Stack } from "../../ui/page/layout.tsx";
import styles from "./new-password-field.module.css";
import { strengthOf } from "./strength-texts.ts";

/** Waits, so that a screen reader is not interrupted at each letter. */
const PAUSE_MS = 400;

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "about" | "autoComplete" | "help" | "label"> & {
  label?: string;
  /** What the form knows about the person, for example address and name. A password that contains it is weak. */
  about?: () => readonly string[];
};

/**
 * The field for a new password. A text below says how long and how strong it is; there are no rules about characters.
 */
export function NewPasswordField({ label = "Passwort", about, onInput, ...rest }: NewPasswordFieldProps) {
  const id = useId();
  const [password, setPassword] = useState("");
  const score = useScore(password, about);
  const strength = strengthOf(password, score);
  // Where the page was rendered at build, somebody may have typed before this runs.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`[aria-describedby~="${CSS.escape(id)}"]`);
    if (field?.value) setPassword(field.value);
  }, [id]);
  return (
    <Stack gap="sm">
      <PasswordField
        name="password"
        {...rest}
        label={label}
        help={`Mindestens ${PASSWORD_MIN_CHARACTERS} Zeichen, zum Beispiel drei Wörter, die nicht zusammengehören.`}
        autoComplete="new-password"
        aria-describedby={id}
        onFocus={() => void loadScoring()}
        onInput={(event) => {
          setPassword(event.currentTarget.value);
          onInput?.(event);
        }}
      />
      <div id={id} role="status" className={styles.strength}>
        {strength && <Status tone={strength.tone}>{strength.text}</Status>}
      </div>
    </Stack>
  );
}

const loadScoring = () => import("./password-score.ts").catch(() => null);

/** Null while somebody types, or if the scoring can't be loaded; then only the server checks the strength. */
function useScore(password: string, about: () => readonly string[] = () => []): number | null {
  const [scored, setScored] = useState<{ password: string; score: number } | null>(null);
  useEffect(() => {
    if (password === "") return;
    let isCurrent = true;
    const pause = setTimeout(() => {
      void loadScoring().then((scoring) => {
        if (isCurrent && scoring) setScored({ password, score: scoring.scoreOf(password, about()) });
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
    // `about` reads the form at the moment of scoring.
    // oxlint-disable-next-line react/exhaustive-deps -- a new function at each rendering
  }, [password]);
  return scored?.password === password ? scored.score : null;
}
