import type { ReactNode } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { draftAge } from "./draft-age.ts";

type DraftNoticeProps = {
  /** When the draft was typed (epoch ms); null if the form holds no restored draft. */
  at: number | null;
  onDiscard: () => void;
  /** True if what is saved has changed since the draft began. */
  isOutdated?: boolean;
  /** What else to know about it. Default: that it is not saved yet, or what a save replaces. */
  children?: ReactNode;
};

/** Says that a form shows what was typed in an earlier visit. */
export function DraftNotice({ at, onDiscard, isOutdated = false, children }: DraftNoticeProps) {
  if (at === null) return null;
  return (
    <Alert
      tone="info"
      title={`Entwurf von ${draftAge(at, Date.now())} wiederhergestellt`}
      actions={
        <Button size="sm" onClick={onDiscard}>
          Verwerfen
        </Button>
      }
    >
      {children ??
        (isOutdated
          ? "Die gespeicherte Angabe wurde seitdem geändert. Wenn Sie speichern, gilt Ihr Entwurf."
          : "Er ist noch nicht gespeichert.")}
    </Alert>
  );
}
