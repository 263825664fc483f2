import { addPartner, PARTNER_URL_CHARACTERS } from "@portal/contract/ratings/partners/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { choicesQuery, useChangeNetwork } from "./network-store.ts";

/** Adds a listing by its address, which the server checks on the portal. */
export function AddPartner() {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({ ...choicesQuery(accountId), throwOnError: false });
  const [sourceId, setSourceId] = useState("");
  const [url, setUrl] = useState("");
  const { errors, refusal, pending, submit, refuse } = useSubmission();
  const change = useChangeNetwork();
  const toasts = useToasts();

  if (data === undefined) {
    return error ? (
      <LoadFailure
        level={2}
        title="Die Portale konnten nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : null;
  }
  const { partners } = data;
  const chosen = partners.find((partner) => partner.sourceId === sourceId);
  function send(form: HTMLFormElement) {
    if (chosen === undefined) {
      refuse("sourceId", "Bitte wählen Sie ein Portal.");
      form.querySelector<HTMLElement>("[name=sourceId]")?.focus();
      return;
    }
    void submit(form, async () => {
      await change(() => apiCall(addPartner, { body: { companyId: accountId, sourceId, url }, accountId }));
      setSourceId("");
      setUrl("");
      toasts.show({ tone: "success", message: `Ihr Eintrag auf ${chosen.name} ist geprüft und hinzugefügt.` });
    });
  }
  return (
    <Section title="Eintrag hinzufügen">
      {partners.length === 0 ? (
        <p>Sie haben alle Portale hinzugefügt, die wir kennen.</p>
      ) : (
        <Form refusal={refusal} onSubmit={send}>
          <Select
            label="Portal"
            name="sourceId"
            value={sourceId}
            error={errors["sourceId"]}
            onChange={({ currentTarget: { value } }) => setSourceId(value)}
          >
            <option value="" disabled>
              Bitte wählen
            </option>
            {partners.map((partner) => (
              <option key={partner.sourceId} value={partner.sourceId}>
                {partner.name}
              </option>
            ))}
          </Select>
          <TextField
            label="Adresse Ihres Eintrags"
            name="url"
            type="url"
            inputMode="url"
            help={`Öffnen Sie Ihren Eintrag auf dem Portal und kopieren Sie die Adresse${chosen === undefined ? "" : `. Sie beginnt mit ${chosen.home}`}.`}
            maxLength={PARTNER_URL_CHARACTERS}
            value={url}
            error={errors["url"]}
            onChange={({ currentTarget: { value } }) => setUrl(value)}
          />
          <div>
            <Button type="submit" variant="primary" pending={pending}>
              Prüfen und hinzufügen
            </Button>
          </div>
        </Form>
      )}
    </Section>
  );
}
