import { germanDay } from "@portal/contract/text/formats";
import type { VoicebotSettings } from "@portal/contract/voicebot/settings";
import { SettingsSection } from "../../../platform/phone/settings-section.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useSettings } from "../voicebot-store.ts";
import { VoicebotSettingsForm } from "./settings-form.tsx";

/** How the voicebot answers. */
export const VoicebotSettingsSection = () => (
  <SettingsSection
    title="So antwortet der Sprachbot"
    service="den Sprachbot"
    query={useSettings()}
    notice={({ absence }) => absence && <AbsenceNotice {...absence} />}
    form={(settings, mayWrite) => (
      <VoicebotSettingsForm key={settings.version} settings={settings} mayWrite={mayWrite} />
    )}
  />
);

const AbsenceNotice = ({ firstDay, lastDay }: NonNullable<VoicebotSettings["absence"]>) => (
  <Alert tone="info" title="Eine Abwesenheit ist eingetragen">
    {lastDay === null ? `Ab ${germanDay(firstDay)}. ` : `${germanDay(firstDay)} bis ${germanDay(lastDay)}. `}
    <PageLink to="absence">Abwesenheiten ansehen</PageLink>
  </Alert>
);
