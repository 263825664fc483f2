import {
  BOT_ANSWERS,
  BOT_TASKS,
  type BotAnswer,
  type BotTask,
  type VoicebotSettings,
} from "@portal/contract/voicebot/settings";
import { SettingsForm } from "../../../platform/phone/settings-form.tsx";
import { PhoneField } from "../../../platform/phone/phone-field.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Fieldset } from "../../../ui/fields/fieldset.tsx";
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

type VoicebotSettingsFormProps = { settings: VoicebotSettings; mayWrite: boolean };

/** Greeting with its try-out, hours, tasks and answers. */
export const VoicebotSettingsForm = ({ settings: stored, mayWrite }: VoicebotSettingsFormProps) => (
  <SettingsForm
    stored={stored}
    mayWrite={mayWrite}
    save={useSaveSettings()}
    hoursLegend="Wann er abnimmt"
    afterGreeting={({ settings, set }) => (
      <>
        <TryOut settings={settings} mayWrite={mayWrite} />
        <Checkbox
          label="Um Zustimmung zu einer Aufnahme bitten"
          help="Nur wer zustimmt, wird aufgenommen. Ohne Zustimmung gibt es nur Zusammenfassung und Wortlaut."
          checked={settings.asksToRecord}
          onChange={({ currentTarget: { checked } }) => set({ asksToRecord: checked })}
        />
      </>
    )}
  >
    {({ settings, errors, set }) => (
      <>
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
        <PhoneField
          label="Verbinden an"
          name="settings.forwardTo"
          optional={!settings.tasks.includes("connect")}
          value={settings.forwardTo}
          error={errors["settings.forwardTo"]}
          onType={(value) => set({ forwardTo: value })}
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
      </>
    )}
  </SettingsForm>
);
