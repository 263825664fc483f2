import { ServicePhone } from "../../platform/brand/service-phone.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

/** Shown in place of contracts and documents to people who may only read. */
export const EditorsOnly = ({ what }: { what: string }) => (
  <Alert tone="info" title={`${what} sieht, wer diese Firma bearbeiten darf`}>
    Sie haben das Recht „Nur lesen“. Ein Inhaber kann Ihnen unter „Personen“ ein anderes Recht geben. Fragen beantworten
    wir am Telefon: <ServicePhone />
  </Alert>
);
