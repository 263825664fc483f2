import { MAX_CLOSURE_NOTE_CHARACTERS } from "@portal/contract/opening-hours/model";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { controlId } from "@portal/contract/entry/places";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { type FieldErrors } from "../../form-engine/part-definition.ts";
import styles from "./closure-editor.module.css";
import type { ClosureDraft } from "./hours-draft.ts";

type ClosureEditorProps = {
  closure: ClosureDraft | null;
  errors: FieldErrors;
  /** Epoch ms. */
  now: number;
  onChange: (closure: ClosureDraft | null) => void;
  onLeave: (path: string) => void;
};

const PATH = "openingHours.temporarilyClosed";

/** A long closure for renovation, illness or season, with or without an end. */
export function ClosureEditor({ closure, errors, now, onChange, onLeave }: ClosureEditorProps) {
  const id = (field: string) => controlId("openingHours", `${PATH}.${field}`);
  return (
    <div className={styles.closure}>
      <Checkbox
        label="Vorübergehend geschlossen"
        help="Für Umbau, Krankheit oder Saisonpause. Ihre Zeiten bleiben erhalten."
        checked={closure !== null}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? { from: berlinDate(now), until: "", note: "" } : null)
        }
      />
      {closure && (
        <div className={styles.fields}>
          <TextField
            type="date"
            id={id("from")}
            label="Geschlossen ab"
            size="sm"
            value={closure.from}
            error={errors[`${PATH}.from`]}
            onChange={({ currentTarget: { value } }) => onChange({ ...closure, from: value })}
            onBlur={() => onLeave(PATH)}
          />
          <TextField
            type="date"
            id={id("until")}
            label="Letzter geschlossener Tag"
            help="Leer: bis auf Weiteres"
            optional
            size="sm"
            min={closure.from}
            value={closure.until}
            error={errors[`${PATH}.until`]}
            onChange={({ currentTarget: { value } }) => onChange({ ...closure, until: value })}
            onBlur={() => onLeave(PATH)}
          />
          <TextField
            id={id("note")}
            label="Hinweis für Kunden"
            optional
            maxLength={MAX_CLOSURE_NOTE_CHARACTERS}
            value={closure.note}
            error={errors[`${PATH}.note`]}
            onChange={({ currentTarget: { value } }) => onChange({ ...closure, note: value })}
          />
        </div>
      )}
    </div>
  );
}
