import type { ReactNode, Ref } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";

type RefusalProps = {
  text: string | null | undefined;
  /** Links below the text. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Why a form or button was refused, if that belongs to none of its fields. Announced when it appears. */
export function Refusal({ text, actions, ref }: RefusalProps) {
  return text ? (
    <Alert tone="danger" announce actions={actions} {...(ref && { ref })}>
      {text}
    </Alert>
  ) : null;
}
