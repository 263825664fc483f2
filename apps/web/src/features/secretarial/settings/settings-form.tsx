import { GREETING_CHARACTERS, VACATION_NOTE_CHARACTERS } from "@portal/contract/secretarial/settings";
import { type FormEvent, useState } from "react";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { HoursFields } from "../../../platform/phone/hours-fields.tsx";
import styles from "../../../platform/phone/phone.module.css";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Fieldset } from "../../../ui/fields/fieldset.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { type ShownSettings, useSaveSettings } from "../secretarial-store.ts";

type SettingsFormProps = { settings: ShownSettings; mayWrite: boolean };

/** Greeting, hours, forwarding and vacation. A save can be undone right after it. */
export function SettingsForm({ settings: stored, mayWrite }: SettingsFormProps) {
  const [settings, setSettings] = useState(stored);
  const { errors, refusal, pending, submit } = useSubmission();
  const save = useSaveSettings();
  const toasts = useToasts();
  useUnsavedChanges(JSON.stringify(settings) !== JSON.stringify(stored));
  const set = (given: Partial<ShownSettings>) => setSettings((before) => ({ ...before, ...given }));

  function submitSettings(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, async () => {
      const saved = await save(settings);
      toasts.show({
        tone: "success",
        message: "Die Einstellungen sind gespeichert.",
        action: { label: "Rückgängig", onSelect: () => void save({ ...stored, version: saved.version }) },
      });
    });
  }
  return (
    <form className={styles.form} onSubmit={submitSettings} noValidate>
      <Refusal text={refusal} />
      <fieldset className={styles.form} disabled={!mayWrite}>
        <TextArea
          label="Begrüßung"
          name="settings.greeting"
          rows={3}
          limit={GREETING_CHARACTERS}
          help="Mit diesem Satz melden wir uns an Ihrem Telefon."
          value={settings.greeting}
          error={errors["settings.greeting"]}
          onChange={({ currentTarget: { value } }) => set({ greeting: value })}
        />
        <HoursFields
          legend="Wann wir abnehmen"
          hours={settings.hours}
          errors={errors}
          onChange={(hours) => set({ hours })}
        />
        <TextField
          type="tel"
          label="Dringende Anrufe verbinden an"
          name="settings.forwardTo"
          optional
          size="md"
          help="Lassen Sie das Feld leer, wenn wir niemanden verbinden sollen."
          value={settings.forwardTo}
          error={errors["settings.forwardTo"]}
          onChange={({ currentTarget: { value } }) => set({ forwardTo: value })}
        />
        <Fieldset
          legend="Urlaub"
          layout="row"
          help={
            <>
              Ohne letzten Tag gilt der Urlaub, bis Sie ihn beenden. Soll er auch in Ihrem Eintrag stehen, tragen Sie
              eine <PageLink to="absence">Abwesenheit</PageLink> ein.
            </>
          }
        >
          <TextField
            type="date"
            label="Erster Tag"
            name="settings.vacationStartDate"
            optional
            value={settings.vacationStartDate}
            error={errors["settings.vacationStartDate"]}
            onChange={({ currentTarget: { value } }) => set({ vacationStartDate: value })}
          />
          <TextField
            type="date"
            label="Letzter Tag"
            name="settings.vacationEndDate"
            optional
            value={settings.vacationEndDate}
            error={errors["settings.vacationEndDate"]}
            onChange={({ currentTarget: { value } }) => set({ vacationEndDate: value })}
          />
        </Fieldset>
        <TextArea
          label="Was wir im Urlaub sagen"
          name="settings.vacationNote"
          optional
          rows={2}
          limit={VACATION_NOTE_CHARACTERS}
          value={settings.vacationNote}
          error={errors["settings.vacationNote"]}
          onChange={({ currentTarget: { value } }) => set({ vacationNote: value })}
        />
      </fieldset>
      {mayWrite && (
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            Einstellungen speichern
          </Button>
        </div>
      )}
    </form>
  );
}
