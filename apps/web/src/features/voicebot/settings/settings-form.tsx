import {
  BOT_ANSWERS,
  BOT_GREETING_CHARACTERS,
  BOT_TASKS,
  type BotAnswer,
  type BotTask,
  type VoicebotSettings,
} from "@portal/contract/voicebot/settings";
import { type FormEvent, useState } from "react";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { HoursFields } from "../../../platform/phone/hours-fields.tsx";
import styles from "../../../platform/phone/phone.module.css";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Fieldset } from "../../../ui/fields/fieldset.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useSaveSettings } from "../voicebot-store.ts";
import { TryOut } from "./try-out.tsx";

const TASK_LABELS: Record<BotTask, string> = {
  message: "Nachrichten aufnehmen",
  appointment: "Terminwünsche aufnehmen",
  connect: "Dringende Anrufe verbinden",
};
const ANSWER_LABELS: Record<BotAnswer, string> = {
  openingHours: "Wann haben Sie geöffnet?",
  address: "Wo finde ich Sie?",
  services: "Was bieten Sie an?",
  payments: "Wie kann ich zahlen?",
};

/** Adds or takes one choice away, in the order of the list. */
const toggled = <C extends string>(all: readonly C[], chosen: readonly C[], one: C, on: boolean): C[] =>
  all.filter((code) => (code === one ? on : chosen.includes(code)));

type SettingsFormProps = { settings: VoicebotSettings; mayWrite: boolean };

/** Greeting with its try-out, hours, tasks and answers. A save can be undone right after it. */
export function SettingsForm({ settings: stored, mayWrite }: SettingsFormProps) {
  const [settings, setSettings] = useState(stored);
  const { errors, refusal, pending, submit } = useSubmission();
  const save = useSaveSettings();
  const toasts = useToasts();
  useUnsavedChanges(JSON.stringify(settings) !== JSON.stringify(stored));
  const set = (given: Partial<VoicebotSettings>) => setSettings((before) => ({ ...before, ...given }));

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
          limit={BOT_GREETING_CHARACTERS}
          value={settings.greeting}
          error={errors["settings.greeting"]}
          onChange={({ currentTarget: { value } }) => set({ greeting: value })}
        />
        <TryOut settings={settings} />
        <Checkbox
          label="Um Zustimmung zu einer Aufnahme bitten"
          help="Nur wer zustimmt, wird aufgenommen. Ohne Zustimmung gibt es nur Zusammenfassung und Wortlaut."
          checked={settings.asksToRecord}
          onChange={({ currentTarget: { checked } }) => set({ asksToRecord: checked })}
        />
        <HoursFields
          legend="Wann er abnimmt"
          hours={settings.hours}
          errors={errors}
          onChange={(hours) => set({ hours })}
        />
        <Fieldset legend="Was er tun darf">
          {BOT_TASKS.map((task) => (
            <Checkbox
              key={task}
              label={TASK_LABELS[task]}
              checked={settings.tasks.includes(task)}
              onChange={({ currentTarget: { checked } }) =>
                set({ tasks: toggled(BOT_TASKS, settings.tasks, task, checked) })
              }
            />
          ))}
        </Fieldset>
        <TextField
          type="tel"
          label="Verbinden an"
          name="settings.forwardTo"
          optional={!settings.tasks.includes("connect")}
          size="md"
          value={settings.forwardTo}
          error={errors["settings.forwardTo"]}
          onChange={({ currentTarget: { value } }) => set({ forwardTo: value })}
        />
        <Fieldset
          legend="Fragen, die er aus Ihrem Eintrag beantwortet"
          help="Er sagt nur, was im Eintrag steht. Auf andere Fragen nimmt er eine Nachricht auf."
        >
          {BOT_ANSWERS.map((answer) => (
            <Checkbox
              key={answer}
              label={ANSWER_LABELS[answer]}
              checked={settings.answers.includes(answer)}
              onChange={({ currentTarget: { checked } }) =>
                set({ answers: toggled(BOT_ANSWERS, settings.answers, answer, checked) })
              }
            />
          ))}
        </Fieldset>
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
