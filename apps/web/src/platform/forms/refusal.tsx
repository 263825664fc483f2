import { Alert } from "../../ui/feedback/alert.tsx";

/** Why a form or button was refused, if that belongs to none of its fields. Announced when it appears. */
export function Refusal({ text }: { text: string | null | undefined }) {
  return text ? (
    <Alert tone="danger" announce>
      {text}
    </Alert>
  ) : null;
}
