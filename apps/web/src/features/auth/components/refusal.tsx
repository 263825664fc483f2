import { Alert } from "../../../ui/alert.tsx";

/** Why a form was not taken, where that belongs to none of its fields. */
export function Refusal({ text }: { text: string | null }) {
  return text === null ? null : (
    <Alert tone="danger" announce>
      {text}
    </Alert>
  );
}
