import { isOnVacation } from "@portal/contract/secretarial/settings";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { AbsenceNotice } from "../../../platform/phone/absence-notice.tsx";
import { SettingsSection } from "../../../platform/phone/settings-section.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { type ShownSettings, storedVacation, useSettings } from "../secretarial-store.ts";
import { SecretarialSettingsForm } from "./settings-form.tsx";

/** How the service answers. */
export const SecretarialSettingsSection = () => (
  <SettingsSection
    title="So melden wir uns für Sie"
    service="den Dienst"
    name="unser Sekretariat"
    product="Sekretariatsservice"
    query={useSettings()}
    notice={(settings) => (
      <>
        <VacationNotice {...settings} />
        {settings.absence && <AbsenceNotice {...settings.absence} />}
      </>
    )}
    form={(settings, mayWrite) => (
      <SecretarialSettingsForm key={settings.version} settings={settings} mayWrite={mayWrite} />
    )}
  />
);

const VacationNotice = (settings: ShownSettings) =>
  isOnVacation(storedVacation(settings), berlinDate(Date.now())) && (
    <Alert tone="info" title="Heute gilt Ihr Urlaub">
      {settings.vacationEndDate === ""
        ? "Er endet, wenn Sie den ersten Tag löschen und speichern."
        : `Letzter Tag: ${germanDay(settings.vacationEndDate)}.`}
    </Alert>
  );
