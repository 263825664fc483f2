import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Avatar } from "../content/avatar.tsx";
import { CheckboxGroup } from "../fields/checkbox-group.tsx";
import { Checkbox } from "../fields/checkbox.tsx";
import { Fieldset } from "../fields/fieldset.tsx";
import { FileDrop } from "../fields/file-drop.tsx";
import { FormActions } from "../fields/form-actions.tsx";
import { PasswordField } from "../fields/password-field.tsx";
import { RadioGroup } from "../fields/radio-group.tsx";
import { SearchField } from "../fields/search-field.tsx";
import { Select } from "../fields/select.tsx";
import { Switch } from "../fields/switch.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Columns, Row, Stack } from "../page/layout.tsx";
import { Section } from "../page/section.tsx";

/** Fields and forms, right and wrong. */
export function FormsGallery() {
  return (
    <>
      <Section
        id="formulare"
        title="Formulare"
        layout="split"
        description="Beschriftung oben, Hilfe unten, Fehler beim Feld."
      >
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <Stack gap="lg">
            <TextField
              label="Firmenname"
              defaultValue="Malerbetrieb Sommer GmbH"
              help="So, wie er auf Ihren Rechnungen steht."
              autoComplete="organization"
            />
            <Fieldset legend="Anschrift" look="heading" layout="row">
              <TextField label="Straße" defaultValue="Straße des 17. Juni" autoComplete="address-line1" />
              <TextField label="Hausnummer" defaultValue="135" size="sm" />
            </Fieldset>
            <TextField
              label="Postleitzahl"
              defaultValue="1062"
              size="sm"
              inputMode="numeric"
              error="Geben Sie eine Postleitzahl mit fünf Ziffern ein."
            />
            <TextField label="Website" optional prefix="https://" placeholder="www.beispiel.example" />
            <Select label="Rechtsform" size="md" defaultValue="gmbh">
              <option value="gmbh">GmbH</option>
              <option value="eu">Einzelunternehmen</option>
              <option value="gbr">GbR</option>
            </Select>
            <TextArea
              label="Über uns"
              limit={250}
              defaultValue="Wir streichen, tapezieren und dämmen seit 1987 in Kiel und Umgebung."
              help="Schreiben Sie, was Sie können und für wen."
            />
            <PasswordField label="Passwort" autoComplete="current-password" defaultValue="geheim" />
          </Stack>
          <FormActions status="Nicht gespeicherte Änderungen">
            <Button variant="primary" type="submit">
              Anschrift speichern
            </Button>
            <Button>Verwerfen</Button>
          </FormActions>
        </form>
      </Section>
      <ChoicesGallery />
    </>
  );
}

function ChoicesGallery() {
  const [names, setNames] = useState<string[]>([]);
  const preview = (
    <Row>
      <Avatar name="Malerbetrieb Sommer" size="lg" shape="square" />
      <Button size="sm">Zuschneiden</Button>
      <Button size="sm" variant="quiet">
        Entfernen
      </Button>
    </Row>
  );
  return (
    <Section title="Auswahl und Dateien" layout="split">
      <Stack gap="lg">
        <SearchField label="Firma suchen" />
        <RadioGroup
          label="Wie sind Sie erreichbar?"
          defaultValue="phone"
          options={[
            { value: "phone", label: "Per Telefon" },
            { value: "mail", label: "Per E-Mail", help: "Wir antworten innerhalb eines Werktags." },
            { value: "never", label: "Gar nicht", disabled: true },
          ]}
        />
        <RadioGroup
          label="Zeitraum"
          error="Wählen Sie einen Zeitraum."
          options={[
            { value: "day", label: "Heute" },
            { value: "week", label: "Diese Woche" },
          ]}
        />
        <Columns min="sm">
          <div>
            <Checkbox label="Angemeldet bleiben" help="Nicht auf fremden Geräten." defaultChecked />
            <Checkbox label="Ich stimme den Bedingungen zu" error="Stimmen Sie den Bedingungen zu." />
            <Checkbox label="Nicht wählbar" disabled />
          </div>
          <div>
            <Switch label="Nur nach Vereinbarung" defaultChecked />
            <Switch label="Vorübergehend geschlossen" help="Wirkt sofort." />
            <Switch label="Nicht schaltbar" disabled />
          </div>
        </Columns>
        <ChoicesOfColours />
        <TextField label="Gesperrt" disabled defaultValue="Kundennummer 4711" />
        <TextField label="Nur lesbar" readOnly defaultValue="wird vom Kundendienst gepflegt" />
        <FileDrop
          label="Logo"
          accept="image/png,image/jpeg"
          help="PNG oder JPG, höchstens 5 MB, am besten quadratisch."
          preview={preview}
          onFiles={(files) => setNames(files.map((file) => file.name))}
        />
        <FileDrop
          label="Bilder"
          optional
          multiple
          accept="image/*"
          error="Diese Datei ist kein Bild."
          onFiles={() => {}}
        />
        <p role="status">{names.join(", ")}</p>
      </Stack>
    </Section>
  );
}

const COLOURS = ["Weiß", "Grau", "Blau", "Grün", "Gelb", "Rot"].map((label) => ({ value: label, label }));

function ChoicesOfColours() {
  const [chosen, setChosen] = useState<readonly string[]>(["Blau"]);
  return (
    <CheckboxGroup
      legend="Farben"
      help="Mehrere sind möglich."
      optional
      columns="sm"
      first={4}
      options={COLOURS}
      chosen={chosen}
      onToggle={(colour, on) => setChosen(on ? [...chosen, colour] : chosen.filter((other) => other !== colour))}
    />
  );
}
