import { MAX_SPECIAL_DAY_LABEL_CHARACTERS } from "@portal/contract/opening-hours/model";
import { specialDayText } from "@portal/contract/opening-hours/text";
import { controlId } from "@portal/contract/entry/places";
import { Button } from "../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { trash } from "../../../../ui/icons/icons.ts";
import { classNames } from "../../../../ui/styles/class-names.ts";
import { type FieldErrors } from "../../form-engine/part-definition.ts";
import { hoursOfDraft, type SpecialDayDraft, spanDraft } from "./hours-draft.ts";
import { SpanFields } from "./span-fields.tsx";
import styles from "./special-day-row.module.css";

type SpecialDayRowProps = {
  day: SpecialDayDraft;
  path: string;
  errors: FieldErrors;
  isPast: boolean;
  mayWrite: boolean;
  editing: boolean;
  onEdit: (open: boolean) => void;
  onChange: (day: SpecialDayDraft) => void;
  onRemove: () => void;
  onLeave: () => void;
};

/** A special day as one line of text, or as fields while it is edited. */
export function SpecialDayRow(props: SpecialDayRowProps) {
  const { day, isPast, mayWrite, editing, onEdit, onRemove } = props;
  const text = textOf(day);
  return (
    <li className={classNames(styles.row, isPast && styles.past)}>
      <span className={styles.text}>
        {text}
        {isPast && " – vorbei"}
      </span>
      {mayWrite && (
        <span className={styles.actions}>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={editing}
            aria-label={`${text} ${editing ? "fertig" : "bearbeiten"}`}
            onClick={() => onEdit(!editing)}
          >
            {editing ? "Fertig" : "Bearbeiten"}
          </Button>
          <IconButton size="sm" shape={trash} label={`${text} entfernen`} onClick={onRemove} />
        </span>
      )}
      {editing && <SpecialDayFields {...props} />}
    </li>
  );
}

const textOf = (day: SpecialDayDraft): string => {
  const [special] = hoursOfDraft({ week: [], specialDays: [day], closure: null }).specialDays;
  return special && special.from !== "" ? specialDayText(special) : "Neuer besonderer Tag";
};

function SpecialDayFields({ day, path, errors, onChange, onLeave }: SpecialDayRowProps) {
  const change = (part: Partial<SpecialDayDraft>) => onChange({ ...day, ...part });
  const id = (field: string) => controlId("openingHours", `${path}.${field}`);
  return (
    <div className={styles.fields}>
      <TextField
        type="date"
        id={id("from")}
        label="Erster Tag"
        size="sm"
        data-autofocus
        value={day.from}
        error={errors[`${path}.from`]}
        onChange={({ currentTarget: { value } }) =>
          change({ from: value, to: day.to < value || day.to === day.from ? value : day.to })
        }
        onBlur={onLeave}
      />
      <TextField
        type="date"
        id={id("to")}
        label="Letzter Tag"
        size="sm"
        min={day.from}
        value={day.to}
        error={errors[`${path}.to`]}
        onChange={({ currentTarget: { value } }) => change({ to: value })}
        onBlur={onLeave}
      />
      <TextField
        id={id("label")}
        label="Anlass"
        optional
        maxLength={MAX_SPECIAL_DAY_LABEL_CHARACTERS}
        value={day.label}
        error={errors[`${path}.label`]}
        onChange={({ currentTarget: { value } }) => change({ label: value })}
      />
      <div className={styles.wide}>
        <Checkbox
          label="An diesen Tagen geöffnet"
          checked={day.open}
          onChange={({ currentTarget: { checked } }) =>
            change({ open: checked, spans: day.spans.length > 0 ? day.spans : [spanDraft()] })
          }
        />
        {day.open && (
          <SpanFields
            day={day.label || "Besonderer Tag"}
            path={`${path}.spans`}
            spans={day.spans}
            errors={errors}
            onChange={(spans) => change({ spans })}
            onLeave={onLeave}
          />
        )}
      </div>
    </div>
  );
}
