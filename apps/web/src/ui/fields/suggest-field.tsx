import control from "./control.module.css";
import { FieldFrame, type FieldProps, useField } from "./field.tsx";
import { SuggestBox, type SuggestBoxProps, type SuggestItem } from "./suggest-box.tsx";

type SuggestFieldProps<Item extends SuggestItem> = FieldProps &
  Omit<SuggestBoxProps<Item>, "input"> & {
    id: string;
    size?: "sm" | "full" | undefined;
    input?: SuggestBoxProps<Item>["input"] | undefined;
  };

/** A text field with suggestions that accepts any text. */
export function SuggestField<Item extends SuggestItem>(props: SuggestFieldProps<Item>) {
  const { label, help, error, optional, id, size = "full", input, ...box } = props;
  const wiring = useField({ help, error }, id, input?.["aria-describedby"]);
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} wiring={wiring} size={size}>
      <SuggestBox {...box} input={{ ...input, ...wiring.control, className: size === "sm" ? control.sm : undefined }} />
    </FieldFrame>
  );
}
