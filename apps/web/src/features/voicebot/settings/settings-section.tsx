import { AbsenceNotice } from "../../../platform/phone/absence-notice.tsx";
import { SettingsSection } from "../../../platform/phone/settings-section.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useSettings } from "../voicebot-store.ts";
import { VoicebotSettingsForm } from "./settings-form.tsx";

/** How the voicebot answers. */
export const VoicebotSettingsSection = () => (
  <SettingsSection
    title="So antwortet der Sprachbot"
    service="den Sprachbot"
    name="der Sprachbot"
    product="Sprachbot"
    query={useSettings()}
    notice={({ absence }) =>
      absence ? (
        <AbsenceNotice {...absence} />
      ) : (
        <p>
          Sind Sie einmal nicht da? Tragen Sie eine <PageLink to="absence">Abwesenheit</PageLink> ein.
        </p>
      )
    }
    form={(settings, mayWrite) => (
      <VoicebotSettingsForm key={settings.version} settings={settings} mayWrite={mayWrite} />
    )}
  />
);
