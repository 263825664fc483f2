import { ServicePhone } from "../../platform/brand/service-phone.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

/** Shown to people with read access. */
export const WritersOnly = () => (
  <Alert tone="info" title="Sie können hier nur lesen">
    Schreiben kann uns, wer diese Firma bearbeiten darf. Am Telefon helfen wir auch Ihnen: <ServicePhone />
  </Alert>
);
