import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** Tells people with read access that they can't change anything, and who can. */
export function ReadOnlyBanner() {
  return (
    <Alert tone="info" title="Sie können diesen Eintrag ansehen, aber nicht ändern">
      Ändern können ihn die Inhaber der Firma und Personen mit Bearbeitungsrecht. Bitte wenden Sie sich an sie, oder
      rufen Sie uns an: <ServicePhone />.
    </Alert>
  );
}
