import { Alert } from "../../ui/feedback/alert.tsx";

/** Why a form or a button was refused, where that belongs to none of its fields; read out as it appears. */
export function Refusal({ text }: { text: string | null | undefined }) {
  return text ? (
    <Alert tone="danger" announce>
      {text}
    </Alert>
  ) : null;
}
