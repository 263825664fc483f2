import { MAX_SPANS_PER_DAY } from "@portal/contract/opening-hours/model";
import { controlId } from "@portal/contract/entry/places";
import { type FocusEvent, useRef } from "react";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import control from "../../../../ui/fields/control.module.css";
import { FieldError } from "../../../../ui/fields/field.tsx";
import { plus, trash } from "../../../../ui/icons/icons.ts";
import { classNames } from "../../../../ui/styles/class-names.ts";
import { type FieldErrors } from "../../form-engine/part-definition.ts";
import { endsNextDay, type SpanDraft, tidySpans, withAddedSpan } from "./hours-draft.ts";
import styles from "./span-fields.module.css";

type SpanFieldsProps = {
  /** The day's name, "Montag", for the labels of the fields. */
  day: string;
  /** Path in the call's body, `openingHours.week.0.spans`. */
  path: string;
  spans: readonly SpanDraft[];
  errors: FieldErrors;
  onChange: (spans: SpanDraft[]) => void;
  /** Called when the focus leaves all fields of the day, so that the form validates it. */
  onLeave: () => void;
};

/** The spans of a day as text fields that understand "8", "830" and "8–12, 13–17" (Specification §5). */
export function SpanFields({ day, path, spans, errors, onChange, onLeave }: SpanFieldsProps) {
  const group = useRef<HTMLDivElement>(null);
  const found = Object.entries(errors).filter(([at]) => at === path || at.startsWith(`${path}.`));

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  }
  /** After the next paint, because the row must be added or removed first. */
  const focusLater = (index: number) =>
    requestAnimationFrame(() => group.current?.querySelectorAll<HTMLInputElement>("input[data-from]")[index]?.focus());

  function add() {
    onChange(withAddedSpan(spans));
    focusLater(spans.length);
  }
  function remove(key: string, index: number) {
    onChange(spans.filter((span) => span.key !== key));
    focusLater(Math.max(0, index - 1));
  }
  return (
    <div ref={group} className={styles.spans} onBlur={handleBlur}>
      {spans.map((span, index) => (
        <SpanRow
          key={span.key}
          span={span}
          name={index === 0 ? day : `${day}, ${index + 1}. Zeit`}
          path={`${path}.${index}`}
          errors={errors}
          onChange={(changed) => onChange(spans.map((other) => (other.key === span.key ? changed : other)))}
          onTidy={() => onChange(tidySpans(spans, span.key))}
          onRemove={spans.length > 1 ? () => remove(span.key, index) : undefined}
          onAdd={index === spans.length - 1 && spans.length < MAX_SPANS_PER_DAY ? add : undefined}
          addLabel={`${day}: weitere Zeit hinzufügen`}
        />
      ))}
      {found.map(([at, message]) => (
        <FieldError key={at} id={errorId(at)} error={message} />
      ))}
    </div>
  );
}

const errorId = (path: string): string => `${controlId("openingHours", path)}-error`;

type SpanRowProps = {
  span: SpanDraft;
  name: string;
  path: string;
  errors: FieldErrors;
  onChange: (span: SpanDraft) => void;
  onTidy: () => void;
  onRemove: (() => void) | undefined;
  /** Only the last span has a button to add one. */
  onAdd: (() => void) | undefined;
  addLabel: string;
};

function SpanRow({ span, name, path, errors, onChange, onTidy, onRemove, onAdd, addLabel }: SpanRowProps) {
  const field = (end: "from" | "to", label: string) => {
    const at = `${path}.${end}`;
    return (
      <input
        id={controlId("openingHours", at)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${name} ${label}`}
        aria-invalid={errors[at] ? true : undefined}
        aria-describedby={errors[at] ? errorId(at) : undefined}
        data-from={end === "from" ? "" : undefined}
        className={classNames(control.control, styles.time)}
        placeholder="00:00"
        value={span[end]}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange({ ...span, [end]: event.currentTarget.value })}
        onBlur={onTidy}
      />
    );
  };
  return (
    <div className={styles.row}>
      {field("from", "von")}
      <span className={styles.until}>bis</span>
      {field("to", "bis")}
      {endsNextDay(span) && <span className={styles.nextDay}>(Folgetag)</span>}
      {onRemove && <IconButton size="sm" shape={trash} label={`${name} entfernen`} onClick={onRemove} />}
      {onAdd && <IconButton size="sm" shape={plus} label={addLabel} onClick={onAdd} />}
    </div>
  );
}
