import { updateWebsiteFiles } from "@portal/contract/website/files/calls";
import type { Website } from "@portal/contract/website/sites/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { siteName } from "../sites/site-texts.ts";
import { ContentForm } from "./content-form.tsx";
import { useChangeHandover } from "./handovers-store.ts";

/** Hands over texts and files for one of the company's websites. */
export function NewHandover({ websites }: { websites: readonly [Website, ...Website[]] }) {
  const [website, setWebsite] = useState(websites[0].id);
  const change = useChangeHandover();
  const toasts = useToasts();
  return (
    <ContentForm
      form="website-handover"
      label="Was soll sich ändern?"
      help="Schreiben Sie es, wie Sie es jemandem sagen würden. Neue Texte können Sie auch als Datei mitschicken."
      submitLabel="Für die Website übergeben"
      send={async (content) => {
        const made = await change((accountId) =>
          apiCall(updateWebsiteFiles, { body: { website, ...content }, accountId }),
        );
        const message = `Übergabe Nr. ${made.id} ist angekommen. Bis wir beginnen, können Sie sie zurücknehmen.`;
        toasts.show({ tone: "success", message });
      }}
    >
      {websites.length > 1 && (
        <Select
          label="Für welche Website?"
          name="website"
          size="lg"
          value={String(website)}
          onChange={({ currentTarget: { value } }) => setWebsite(Number(value))}
        >
          {websites.map((one) => (
            <option key={one.id} value={one.id}>
              {siteName(one)}
            </option>
          ))}
        </Select>
      )}
    </ContentForm>
  );
}
