import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** For people who may look at a company but not change it: what doesn't work, and who can do it. */
export function ReadOnlyNotice() {
  return (
    <Alert tone="info" title="Sie können diesen Eintrag ansehen, aber nicht ändern">
      Ändern können ihn die Inhaber der Firma und Personen mit Bearbeitungsrecht. Bitte wenden Sie sich an sie, oder
      rufen Sie uns an: <ServicePhone />.
    </Alert>
  );
}
