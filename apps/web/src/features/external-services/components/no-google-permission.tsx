import { Alert } from "../../../ui/feedback/alert.tsx";

/** Explains to people with read access and to customer care why there is no button. */
export function NoGooglePermission({ who }: { who: "reader" | "agent" }) {
  return who === "agent" ? (
    <Alert tone="info" title="Das kann nur die Firma selbst">
      Als Kundendienst sehen Sie die Verbindung. Freigeben, ändern und trennen kann sie nur die Firma.
    </Alert>
  ) : (
    <Alert tone="info" title="Sie können hier nur lesen">
      Mit Google verbinden können die Inhaber der Firma und Personen mit Bearbeitungsrecht.
    </Alert>
  );
}
