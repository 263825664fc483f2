import { GREETING_CHARACTERS } from "@portal/contract/phone/settings";
import type { AnsweringHours } from "@portal/contract/opening-hours/answering-hours";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Form } from "../forms/form.tsx";
import { useUnsavedChanges } from "../forms/unsaved-changes.ts";
import { useSubmission } from "../forms/use-submission.ts";
import { HoursFields } from "./hours-fields.tsx";
import styles from "./phone.module.css";

/** What every telephone service lets a company set. */
export type AnsweringSettings = { greeting: string; hours: AnsweringHours; forwardTo: string; version: number };

// An absence is entered elsewhere and may change while the form is open, without a new version.
const written = (settings: object) => JSON.stringify({ ...settings, absence: null });

type Errors = Readonly<Record<string, string>>;
type FieldsProps<Settings> = { settings: Settings; errors: Errors; set: (given: Partial<Settings>) => void };

type SettingsFormProps<Settings> = {
  stored: Settings;
  mayWrite: boolean;
  save: (settings: Settings) => Promise<Settings>;
  greetingHelp?: string;
  /** What stands below the greeting. */
  afterGreeting?: (fields: FieldsProps<Settings>) => ReactNode;
  hoursLegend: string;
  /** The service's own fields. */
  children: (fields: FieldsProps<Settings>) => ReactNode;
};

/** How a service answers. A save can be undone right after it. */
export function SettingsForm<Settings extends AnsweringSettings>(props: SettingsFormProps<Settings>) {
  const { stored, mayWrite, save, greetingHelp, afterGreeting, hoursLegend, children } = props;
  const [settings, setSettings] = useState(stored);
  const { errors, refusal, pending, submit } = useSubmission();
  const toasts = useToasts();
  useUnsavedChanges(written(settings) !== written(stored));
  const set = (given: Partial<Settings>) => setSettings((before) => ({ ...before, ...given }));
  const setCommon = (given: Partial<AnsweringSettings>) => setSettings((before) => ({ ...before, ...given }));
  const fields = { settings, errors, set };

  function submitSettings(form: HTMLFormElement) {
    void submit(form, async () => {
      const saved = await save(settings);
      toasts.show({
        tone: "success",
        message: "Die Einstellungen sind gespeichert.",
        action: { label: "Rückgängig", onSelect: () => void save({ ...stored, version: saved.version }) },
      });
    });
  }
  return (
    <Form refusal={refusal} onSubmit={submitSettings}>
      <fieldset className={styles.fields} role="presentation" disabled={!mayWrite}>
        <TextArea
          label="Begrüßung"
          name="settings.greeting"
          rows={3}
          limit={GREETING_CHARACTERS}
          help={greetingHelp}
          value={settings.greeting}
          error={errors["settings.greeting"]}
          onChange={({ currentTarget: { value } }) => setCommon({ greeting: value })}
        />
        {afterGreeting?.(fields)}
        <HoursFields
          legend={hoursLegend}
          hours={settings.hours}
          errors={errors}
          onChange={(hours) => setCommon({ hours })}
        />
        {children(fields)}
      </fieldset>
      {mayWrite && (
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            Einstellungen speichern
          </Button>
        </div>
      )}
    </Form>
  );
}
