import type { Ref } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";

type RefusalProps = { text: string | null | undefined; ref?: Ref<HTMLDivElement> };

/** Why a form or button was refused, if that belongs to none of its fields. Announced when it appears. */
export function Refusal({ text, ref }: RefusalProps) {
  return text ? (
    <Alert tone="danger" announce {...(ref && { ref })}>
      {text}
    </Alert>
  ) : null;
}
