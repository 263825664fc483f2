import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { getInquiryPage, type InquiryPage, submitInquiry } from "@portal/contract/leads/inquiries/calls";
import { INQUIRY_CHARACTERS, INQUIRY_FILES, INQUIRY_NAME_CHARACTERS } from "@portal/contract/leads/inquiries/limits";
import type { LeadKind } from "@portal/contract/leads/states";
import { useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { after, ProgramTrap } from "../../../platform/forms/against-programs.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";
import { DropPrompt } from "../../../platform/uploads/drop-prompt.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { InquiryFiles, useInquiryFiles } from "./inquiry-files.tsx";
import { KIND_LABELS, TEXT_LABELS } from "./inquiry-texts.ts";

/** The server takes a form that was filled in faster for that of a program. */
const LEAST_MS = 3200;

type InquiryFormProps = { page: InquiryPage; onDone: (email: string) => void };

/** The public inquiry form. What is typed stays in it whatever the server answers. */
export function InquiryForm({ page, onDone }: InquiryFormProps) {
  const { company, kinds } = page;
  const { errors, refusal, pending, submit, refuse } = useSubmission();
  const [kind, setKind] = useState<LeadKind>(kinds[0] ?? "request");
  const [isTouched, setTouched] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const ticket = useRef(page.ticket);
  const files = useInquiryFiles(company.id, ticket);
  useUnsavedChanges(isTouched && !pending);

  function send(form: HTMLFormElement) {
    if (files.isBusy) return refuse("files", "Bitte warten Sie, bis alle Dateien hochgeladen sind.");
    void submit(form, async () => {
      await after(shownAt + LEAST_MS - Date.now());
      const email = formText(form, "email").trim();
      const body = {
        companyId: company.id,
        kind,
        name: formText(form, "name"),
        email,
        phone: formText(form, "phone"),
        text: formText(form, "text"),
        files: files.markers,
        website: formText(form, "website"),
      };
      await withFreshTicket(company.id, ticket, (valid) =>
        apiCall(submitInquiry, { body: { ...body, ticket: valid } }),
      );
      setTouched(false);
      onDone(email);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send} onInput={() => setTouched(true)}>
      {kinds.length > 1 && (
        <RadioGroup
          label="Worum geht es?"
          name="kind"
          value={kind}
          options={kinds.map((one) => ({ value: one, label: KIND_LABELS[one] }))}
          error={errors["kind"]}
          onChange={({ currentTarget: { value } }) => setKind(value as LeadKind)}
        />
      )}
      <TextArea
        label={TEXT_LABELS[kind].label}
        help={TEXT_LABELS[kind].help}
        name="text"
        rows={5}
        limit={INQUIRY_CHARACTERS}
        error={errors["text"]}
      />
      <TextField
        label="Ihr Name"
        name="name"
        maxLength={INQUIRY_NAME_CHARACTERS}
        autoComplete="name"
        error={errors["name"]}
      />
      <TextField
        label="Ihre E-Mail-Adresse"
        help="Wir schicken Ihnen einen Link zum Bestätigen, und die Firma antwortet dorthin."
        name="email"
        type="email"
        autoComplete="email"
        error={errors["email"]}
      />
      <TextField label="Telefon" optional name="phone" type="tel" autoComplete="tel" error={errors["phone"]} />
      <FileDrop
        label="Fotos oder Dateien"
        optional
        multiple
        accept={UPLOAD_RULES.message_file.accept}
        disabled={pending || files.list.length >= INQUIRY_FILES}
        prompt={<DropPrompt what="Dateien" />}
        help={`Bis zu ${INQUIRY_FILES} Bilder, PDF oder Dokumente mit je höchstens 10 MB.`}
        error={errors["files"] ?? errors["files.0"]}
        onFiles={(chosen) => files.add(chosen)}
      />
      <InquiryFiles files={files} />
      <ProgramTrap />
      <PrivacyNote of="inquiry" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Anfrage senden
      </Button>
    </Form>
  );
}

/** A form that lay open for a day gets a new ticket once; nobody has to type anything again. */
async function withFreshTicket<T>(
  companyId: number,
  ticket: { current: string },
  work: (ticket: string) => Promise<T>,
): Promise<T> {
  try {
    return await work(ticket.current);
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.has("leads.form_expired")) throw error;
    const { page } = await apiCall(getInquiryPage, { params: { id: String(companyId) } });
    if (page === null) throw error;
    ticket.current = page.ticket;
    await after(LEAST_MS);
    return work(page.ticket);
  }
}
