import { type ReactNode, useState } from "react";
import { Button } from "../actions/button.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./checkbox-group.module.css";
import { Checkbox } from "./checkbox.tsx";
import { Fieldset } from "./fieldset.tsx";

type CheckboxGroupProps<Value extends string> = {
  legend: ReactNode;
  /** In the order of the page. */
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onToggle: (value: Value, checked: boolean) => void;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Id of the whole group, for focus and links. */
  id?: string | undefined;
  /** Width of a column; short labels fit into more columns. Default "md". */
  columns?: "sm" | "md" | undefined;
  /** Shows this many options and the chosen ones; a button shows the others. */
  first?: number | undefined;
};

/** Several options of a closed list as checkboxes, in as many columns as fit. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, options, chosen, onToggle, help, error, optional, id, columns = "md", first } = props;
  const [all, setAll] = useState(false);
  const shown =
    all || first === undefined
      ? options
      : options.filter(({ value }, index) => index < first || chosen.includes(value));
  const hidden = options.length - shown.length;
  return (
    <Fieldset legend={legend} help={help} error={error} optional={optional} id={id} tabIndex={-1}>
      <div className={classNames(styles.columns, styles[columns])}>
        {shown.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => onToggle(value, event.currentTarget.checked)}
          />
        ))}
      </div>
      {hidden > 0 && (
        <div>
          <Button variant="quiet" size="sm" aria-expanded={false} onClick={() => setAll(true)}>
            {hidden} weitere zeigen
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
