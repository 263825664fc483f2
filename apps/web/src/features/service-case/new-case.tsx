import { displayName, isActive } from "@portal/contract/navigation/products";
import {
  CASE_SUBJECT_CHARACTERS,
  CASE_TEXT_CHARACTERS,
  CASE_TYPE_CODES,
  CASE_TYPES,
  type CaseType,
  createServiceCase,
} from "@portal/contract/service-case/calls";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { ServicePhone } from "../../platform/brand/service-phone.tsx";
import { DraftNotice } from "../../platform/forms/draft-notice.tsx";
import { Form } from "../../platform/forms/form.tsx";
import { useKeptDraft, useRestoredDraft } from "../../platform/forms/use-draft.ts";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { PhoneField } from "../../platform/phone/phone-field.tsx";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { useGoTo } from "../../platform/routing/use-go-to.ts";
import { useAccount } from "../../platform/session/use-session.ts";
import { PrivacyNote } from "../../platform/privacy/privacy-note.tsx";
import { usePartTitle } from "../../platform/routing/page-title.ts";
import { Button, buttonClass } from "../../ui/actions/button.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { FormActions } from "../../ui/fields/form-actions.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useChangeCase } from "./case-store.ts";
import { type CaseDraft, emptyDraft, isBegun, isDraft } from "./draft.ts";

type NewCaseProps = { type: CaseType | null; reference: string };

/** The form for a new case. Its values stay in this browser until they are sent. */
export function NewCase({ type, reference }: NewCaseProps) {
  usePartTitle("Neue Anfrage");
  const restored = useRestoredDraft({ form: "new-case", isValue: isDraft });
  const [draft, setDraft] = useState<CaseDraft>(() => restored.value ?? emptyDraft(type, reference));
  // Leaving the page loses nothing, so it asks nothing.
  const restoredAt = useKeptDraft(restored, { dirty: isBegun(draft), value: draft, asks: false });
  const { errors, refusal, pending, submit } = useSubmission();
  const [typeMissing, setTypeMissing] = useState(false);
  const change = useChangeCase();
  const goTo = useGoTo();
  const toasts = useToasts();

  function write(part: Partial<CaseDraft>) {
    // The phone field writes after its call; what was typed meanwhile stays.
    setDraft((now) => ({ ...now, ...part }));
  }
  function send(form: HTMLFormElement) {
    const { type: chosen, ...body } = draft;
    setTypeMissing(chosen === "");
    if (chosen === "") {
      form.querySelector<HTMLElement>("[name=type]")?.focus();
      return;
    }
    void submit(form, async () => {
      const made = await change((accountId) =>
        apiCall(createServiceCase, { params: { type: chosen }, body, accountId }),
      );
      restored.forget();
      toasts.show({ tone: "success", message: `Ihre Anfrage Nr. ${made.id} ist angekommen.` });
      await goTo("service_cases", { query: { anfrage: String(made.id) }, replace: true, fromTop: true });
    });
  }
  return (
    <>
      <PageHeader
        title="Neue Anfrage"
        lead={
          <>
            Wir antworten hier und schreiben Ihnen dazu eine E-Mail. Eilt es, rufen Sie uns an: <ServicePhone />
          </>
        }
      />
      <Form refusal={refusal} onSubmit={send}>
        <DraftNotice at={restoredAt} onDiscard={() => setDraft(emptyDraft(type, reference))}>
          Sie hatten schon etwas geschrieben. Schreiben Sie einfach weiter.
        </DraftNotice>
        <Fields draft={draft} errors={errors} typeMissing={typeMissing} write={write} />
        <PrivacyNote of="contact" />
        <FormActions status={isBegun(draft) && restored.key !== null ? "Als Entwurf in diesem Browser gesichert" : ""}>
          <Button type="submit" variant="primary" pending={pending}>
            Anfrage senden
          </Button>
          <PageLink to="service_cases" className={buttonClass({ variant: "quiet" })}>
            Abbrechen
          </PageLink>
        </FormActions>
      </Form>
    </>
  );
}

type FieldsProps = {
  draft: CaseDraft;
  errors: Readonly<Record<string, string>>;
  typeMissing: boolean;
  write: (part: Partial<CaseDraft>) => void;
};

function Fields({ draft, errors, typeMissing, write }: FieldsProps) {
  return (
    <>
      <Select
        label="Worum geht es?"
        name="type"
        size="md"
        value={draft.type}
        error={typeMissing && draft.type === "" ? "Bitte wählen Sie aus, worum es geht." : errors["type"]}
        onChange={({ currentTarget: { value } }) => write({ type: value as CaseType, reference: "" })}
      >
        <option value="" disabled>
          Bitte wählen
        </option>
        {CASE_TYPE_CODES.map((code) => (
          <option key={code} value={code}>
            {CASE_TYPES[code].label}
          </option>
        ))}
      </Select>
      <Reference draft={draft} error={errors["reference"]} write={write} />
      <TextField
        label="Betreff"
        name="subject"
        help="In wenigen Worten, zum Beispiel „Rechnung kam doppelt“."
        maxLength={CASE_SUBJECT_CHARACTERS}
        value={draft.subject}
        error={errors["subject"]}
        onChange={({ currentTarget: { value } }) => write({ subject: value })}
      />
      <TextArea
        label="Ihre Nachricht"
        name="text"
        rows={7}
        maxLength={CASE_TEXT_CHARACTERS}
        value={draft.text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => write({ text: value })}
      />
      <Checkbox
        label="Bitte rufen Sie mich an"
        name="wantsCall"
        checked={draft.wantsCall}
        onChange={({ currentTarget: { checked } }) => write({ wantsCall: checked })}
      />
      {draft.wantsCall && (
        <PhoneField
          label="Telefonnummer"
          name="phone"
          autoComplete="tel"
          value={draft.phone}
          error={errors["phone"]}
          onType={(value) => write({ phone: value })}
        />
      )}
    </>
  );
}

/** What the case refers to: one of the company's products, otherwise one line of text. */
function Reference({
  draft: { type, reference },
  error,
  write,
}: Pick<FieldsProps, "draft" | "write"> & { error: string | undefined }) {
  const { products } = useAccount();
  const label = type === "" ? null : CASE_TYPES[type].reference;
  if (label === null) return null;
  const names = products
    .filter((product) => isActive(product.Status__c))
    .map((product) => displayName(product.Stock_Keeping_Unit__c));
  if (type === "product" && names.length > 0) {
    return (
      <Select
        label={label}
        name="reference"
        size="md"
        optional
        value={reference}
        error={error}
        onChange={({ currentTarget: { value } }) => write({ reference: value })}
      >
        <option value="">Nicht angegeben</option>
        {[...new Set([...names, ...(reference === "" ? [] : [reference])])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    );
  }
  return (
    <TextField
      label={label}
      name="reference"
      optional
      maxLength={100}
      value={reference}
      error={error}
      onChange={({ currentTarget: { value } }) => write({ reference: value })}
    />
  );
}
