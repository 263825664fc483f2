import {
  ALWAYS_SENT,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_WISHES,
  type NotificationSetting,
} from "@portal/contract/user-area/notification-settings";
import { type Profile, updateUserProfile } from "@portal/contract/user-area/profile";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { DataList } from "../../../ui/content/data-list.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ProfileGate } from "../profile-gate.tsx";
import { useSetProfile } from "../profile-store.ts";
import { PushDevices } from "./push-devices.tsx";

const CHANNELS = {
  email: { title: "Per E-Mail", description: "Hier wählen Sie, was Sie persönlich von uns bekommen." },
  push: {
    title: "Auf Ihren Geräten",
    description: "Kurze Nachrichten, auch wenn das Portal geschlossen ist. Sie nennen nur die Firma und was neu ist.",
  },
  portal: { title: "Im Portal" },
} as const;
const isOf = (channel: keyof typeof CHANNELS) => (wish: { channel: string }) => wish.channel === channel;

/** Which notifications the person receives, by channel. Each switch takes effect at once. */
export const SettingsArea = () => (
  <ProfileGate>
    {(profile) => (
      <>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <Section key={channel} {...CHANNELS[channel]}>
            <Stack>
              {channel === "push" && <PushDevices />}
              {NOTIFICATION_WISHES.filter(isOf(channel)).map((wish) => (
                <NotificationChoice key={wish.event} wish={wish} profile={profile} />
              ))}
            </Stack>
          </Section>
        ))}
        <Section title="Schicken wir immer" description="Diese E-Mails lassen sich nicht abstellen.">
          <DataList items={Object.values(ALWAYS_SENT).map(({ title, help }) => ({ term: title, value: help }))} />
        </Section>
      </>
    )}
  </ProfileGate>
);

function NotificationChoice({ wish, profile }: { wish: (typeof NOTIFICATION_WISHES)[number]; profile: Profile }) {
  const { event, channel, title, help } = wish;
  const isThis = (setting: NotificationSetting) => setting.event === event && setting.channel === channel;
  const stored = profile.notifications.find(isThis)?.wanted ?? true;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const setProfile = useSetProfile();
  const toasts = useToasts();

  async function choose(next: boolean) {
    if (wanted !== null) return;
    setWanted(next);
    try {
      const body = { notifications: [{ event, channel, wanted: next }] };
      setProfile((await apiCall(updateUserProfile, { body })).profile);
      toasts.show({ tone: "success", message: next ? "Sie bekommen das ab jetzt." : "Das bekommen Sie nicht mehr." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
    setWanted(null);
  }
  return (
    <Switch
      label={title}
      help={help}
      checked={wanted ?? stored}
      onChange={({ currentTarget }) => void choose(currentTarget.checked)}
    />
  );
}
