import type { AnsweringHours, AnsweringMode } from "@portal/contract/opening-hours/answering-hours";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Fieldset } from "../../ui/fields/fieldset.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Stack } from "../../ui/page/layout.tsx";
import styles from "./phone.module.css";

const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
const USUAL = { from: "08:00", to: "17:00" };

type HoursFieldsProps = {
  legend: string;
  hours: AnsweringHours;
  /** By path in the body: `settings.hours.week.0.to`. */
  errors: Readonly<Record<string, string>>;
  onChange: (hours: AnsweringHours) => void;
};

/** When a service answers the telephone: always, while the company is closed, or at own hours. */
export function HoursFields({ legend, hours, errors, onChange }: HoursFieldsProps) {
  const { mode, week } = hours;
  const setDay = (index: number, span: AnsweringHours["week"][number]) =>
    onChange({ ...hours, week: week.map((day, place) => (place === index ? span : day)) });
  return (
    <>
      <RadioGroup
        label={legend}
        name="settings.hours.mode"
        value={mode}
        error={errors["settings.hours.mode"]}
        options={[
          { value: "always", label: "Rund um die Uhr" },
          { value: "closed", label: "Wenn wir geschlossen haben", help: "Nach den Öffnungszeiten in Ihrem Eintrag." },
          { value: "own", label: "Zu eigenen Zeiten" },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ ...hours, mode: value as AnsweringMode })}
      />
      {mode === "own" && (
        <Fieldset legend="Eigene Zeiten">
          <Stack gap="sm">
            {WEEKDAYS.map((name, index) => {
              const span = week[index] ?? null;
              const path = `settings.hours.week.${index}`;
              const field = (end: "from" | "to", label: string) =>
                span && (
                  <TextField
                    type="time"
                    label={`${name}, ${label}`}
                    name={`${path}.${end}`}
                    value={span[end]}
                    error={errors[`${path}.${end}`]}
                    onChange={({ currentTarget: { value } }) => setDay(index, { ...span, [end]: value })}
                  />
                );
              return (
                <div key={name} className={styles.day}>
                  <Checkbox
                    label={name}
                    checked={span !== null}
                    onChange={({ currentTarget: { checked } }) => setDay(index, checked ? USUAL : null)}
                  />
                  {field("from", "von")}
                  {field("to", "bis")}
                </div>
              );
            })}
          </Stack>
        </Fieldset>
      )}
    </>
  );
}
