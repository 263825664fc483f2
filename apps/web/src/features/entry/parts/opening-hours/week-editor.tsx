import { controlId } from "@portal/contract/entry/places";
import { useId } from "react";
import control from "../../../../ui/fields/control.module.css";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { chevronDown } from "../../../../ui/icons/icons.ts";
import { classNames } from "../../../../ui/styles/class-names.ts";
import { type FieldErrors } from "../../form-engine/part-definition.ts";
import { CopyDay } from "./copy-day.tsx";
import {
  type DayDraft,
  type DayKind,
  hasSpans,
  spanDraft,
  WEEKDAYS,
  withCopiedDay,
  withDayKind,
} from "./hours-draft.ts";
import { SpanFields } from "./span-fields.tsx";
import styles from "./week-editor.module.css";

type WeekEditorProps = {
  week: readonly DayDraft[];
  errors: FieldErrors;
  mayWrite: boolean;
  onChange: (update: (week: readonly DayDraft[]) => DayDraft[]) => void;
  /** Called when the focus leaves a day. */
  onLeaveDay: (path: string) => void;
};

const KINDS: readonly { value: DayKind; label: string }[] = [
  { value: "open", label: "Geöffnet" },
  { value: "open-and-appointment", label: "Auch nach Vereinbarung" },
  { value: "appointment", label: "Nur nach Vereinbarung" },
  { value: "closed", label: "Geschlossen" },
];

/** One row per weekday: kind, spans, and a button that copies them to other days. */
export function WeekEditor({ week, errors, mayWrite, onChange, onLeaveDay }: WeekEditorProps) {
  return (
    <ul className={styles.week} role="list">
      {week.map((day, index) => (
        <DayRow
          key={WEEKDAYS[index]}
          day={day}
          index={index}
          errors={errors}
          mayWrite={mayWrite}
          onDay={(changed) => onChange((old) => old.map((other, at) => (at === index ? changed(other) : other)))}
          onKind={(kind) => onChange((old) => withDayKind(old, index, kind))}
          onCopy={(targets) => onChange((old) => withCopiedDay(old, index, targets))}
          onLeave={() => onLeaveDay(`openingHours.week.${index}`)}
        />
      ))}
    </ul>
  );
}

type DayRowProps = {
  day: DayDraft;
  index: number;
  errors: FieldErrors;
  mayWrite: boolean;
  onDay: (changed: (day: DayDraft) => DayDraft) => void;
  onKind: (kind: DayKind) => void;
  onCopy: (targets: readonly number[]) => void;
  onLeave: () => void;
};

function DayRow({ day, index, errors, mayWrite, onDay, onKind, onCopy, onLeave }: DayRowProps) {
  const name = WEEKDAYS[index] ?? "";
  const path = `openingHours.week.${index}`;
  const labelId = useId();
  return (
    <li className={styles.item}>
      <div className={styles.day} role="group" aria-labelledby={labelId}>
        <span id={labelId} className={styles.name}>
          {name}
        </span>
        <KindSelect id={controlId("openingHours", path)} name={name} value={day.kind} onChange={onKind} />
        <div className={styles.hours}>
          {hasSpans(day) && (
            <SpanFields
              day={name}
              path={`${path}.spans`}
              spans={day.spans.length > 0 ? day.spans : [spanDraft()]}
              errors={errors}
              onChange={(spans) => onDay((old) => ({ ...old, spans }))}
              onLeave={onLeave}
            />
          )}
        </div>
        {mayWrite && (
          <div className={styles.copy}>
            <CopyDay from={index} onCopy={onCopy} />
          </div>
        )}
      </div>
    </li>
  );
}

type KindSelectProps = { id: string; name: string; value: DayKind; onChange: (kind: DayKind) => void };

function KindSelect({ id, name, value, onChange }: KindSelectProps) {
  return (
    <div className={classNames(control.wrap, styles.kind)}>
      <select
        id={id}
        aria-label={`${name}: geöffnet oder geschlossen`}
        className={classNames(control.control, control.select)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as DayKind)}
      >
        {KINDS.map((kind) => (
          <option key={kind.value} value={kind.value}>
            {kind.label}
          </option>
        ))}
      </select>
      <Icon shape={chevronDown} className={control.chevron} />
    </div>
  );
}
