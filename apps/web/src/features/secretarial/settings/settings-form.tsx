import { VACATION_NOTE_CHARACTERS } from "@portal/contract/secretarial/settings";
import { SettingsForm } from "../../../platform/phone/settings-form.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { PhoneField } from "../../../platform/phone/phone-field.tsx";
import { Fieldset } from "../../../ui/fields/fieldset.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { type ShownSettings, useSaveSettings } from "../secretarial-store.ts";

type SecretarialSettingsFormProps = { settings: ShownSettings; mayWrite: boolean };

/** Greeting, hours, forwarding and vacation. */
export const SecretarialSettingsForm = ({ settings: stored, mayWrite }: SecretarialSettingsFormProps) => (
  <SettingsForm
    stored={stored}
    mayWrite={mayWrite}
    save={useSaveSettings()}
    greetingHelp="Mit diesem Satz melden wir uns an Ihrem Telefon."
    hoursLegend="Wann wir abnehmen"
  >
    {({ settings, errors, set }) => (
      <>
        <PhoneField
          label="Dringende Anrufe verbinden an"
          name="settings.forwardTo"
          optional
          help="Lassen Sie das Feld leer, wenn wir niemanden verbinden sollen."
          value={settings.forwardTo}
          error={errors["settings.forwardTo"]}
          onType={(value) => set({ forwardTo: value })}
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
      </>
    )}
  </SettingsForm>
);
