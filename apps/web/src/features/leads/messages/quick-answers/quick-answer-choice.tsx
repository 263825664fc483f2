import { SUGGESTED_QUICK_ANSWERS } from "@portal/contract/leads/messages/fill-in";
import { Select } from "../../../../ui/fields/select.tsx";
import { useQuickAnswers } from "../messages-store.ts";

/** The company's quick answers, or ours as long as it has none. Choosing one puts its text into the message. */
export function QuickAnswerChoice({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useQuickAnswers();
  if (data === undefined) return null;
  const all = data.quickAnswers.length > 0 ? data.quickAnswers : SUGGESTED_QUICK_ANSWERS;
  return (
    <Select
      label="Schnellantwort"
      optional
      value=""
      onChange={({ currentTarget: { value } }) => {
        const chosen = all[Number(value)];
        if (value !== "" && chosen !== undefined) onChoose(chosen.text);
      }}
    >
      <option value="">Text einfügen …</option>
      {all.map(({ title }, index) => (
        <option key={title} value={index}>
          {title}
        </option>
      ))}
    </Select>
  );
}
