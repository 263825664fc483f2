import type { PublicEntry } from "@portal/contract/entry/entry";
import { NOTICE_NAME_CHARACTERS, NOTICE_TEXT_CHARACTERS, sendContentNotice } from "@portal/contract/ugc/notices/calls";
import { NOTICE_GROUNDS, type NoticeGround, needsName } from "@portal/contract/ugc/notices/grounds";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { type NoticePlace, placeOf, placesOf } from "./notice-places.ts";

type SentNotice = { id: number; receiptByMail: boolean };
type NoticeFormProps = {
  companyId: number;
  entry: PublicEntry;
  /** What the link that led here names. */
  place: NoticePlace;
  onSent: (notice: SentNotice) => void;
};

/** Asks what DSA article 16 (2) asks for: what, where, why, who, and that it is meant in good faith. */
export function NoticeForm({ companyId, entry, place, onSent }: NoticeFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const [touched, setTouched] = useState(false);
  const [ground, setGround] = useState<NoticeGround | "">("");
  useUnsavedChanges(touched && !pending);
  const isNamed = ground === "" || needsName(ground);

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const body = {
        companyId,
        ...placeOf(place, formText(form, "target")),
        ground: formText(form, "ground") as NoticeGround,
        text: formText(form, "text"),
        name: formText(form, "name").trim(),
        email: formText(form, "email").trim(),
        // The server answers for a box that is not ticked.
        goodFaith: new FormData(form).has("goodFaith") as true,
      };
      onSent((await apiCall(sendContentNotice, { body })).notice);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send} onInput={() => setTouched(true)}>
      <Where entry={entry} place={place} error={errors["target"] ?? errors["picture"]} />
      <Select
        label="Warum ist das nicht erlaubt?"
        name="ground"
        defaultValue=""
        error={errors["ground"]}
        onChange={(event) => setGround(event.currentTarget.value as NoticeGround)}
      >
        <option value="" disabled>
          Bitte auswählen
        </option>
        {Object.entries(NOTICE_GROUNDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea
        label="Was genau ist nicht in Ordnung?"
        help="Nennen Sie die Stelle und den Grund so, dass jemand ohne Vorwissen es prüfen kann."
        name="text"
        limit={NOTICE_TEXT_CHARACTERS}
        error={errors["text"]}
      />
      <TextField
        label="Ihr Name"
        optional={!isNamed}
        help="Das Gesetz verlangt ihn. Wer den Inhalt eingestellt hat, erfährt ihn nicht."
        name="name"
        maxLength={NOTICE_NAME_CHARACTERS}
        autoComplete="name"
        error={errors["name"]}
      />
      <TextField
        label="Ihre E-Mail-Adresse"
        optional={!isNamed}
        help="Für die Bestätigung und für die Entscheidung mit ihren Gründen."
        name="email"
        type="email"
        autoComplete="email"
        error={errors["email"]}
      />
      <Checkbox
        name="goodFaith"
        label="Ich bin überzeugt, dass meine Angaben richtig und vollständig sind."
        error={errors["goodFaith"]}
      />
      <PrivacyNote of="notice" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Meldung senden
      </Button>
    </Form>
  );
}

type WhereProps = { entry: PublicEntry; place: NoticePlace; error: string | undefined };

function Where({ entry, place, error }: WhereProps) {
  if (place.target === "rating") return <p>Sie melden die Bewertung Nr. {place.ratingId}.</p>;
  return (
    <Select
      label="Worum geht es?"
      name="target"
      defaultValue={place.target === "picture" ? place.picture : ""}
      error={error}
    >
      {placesOf(entry).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
