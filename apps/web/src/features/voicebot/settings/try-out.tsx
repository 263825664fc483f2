import { type GreetingToHear, spokenGreeting } from "@portal/contract/voicebot/settings";
import { Card } from "../../../ui/content/card.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Sound } from "../sound.tsx";
import { useSettings, useSpokenGreeting } from "../voicebot-store.ts";

/** What callers hear first, while the greeting is typed: as text, and as sound where the provider says it. */
export function TryOut({ settings, mayWrite }: { settings: GreetingToHear; mayWrite: boolean }) {
  const canSpeak = useSettings().data?.canSpeak === true && mayWrite;
  const speak = useSpokenGreeting();
  const text = spokenGreeting(settings);
  return (
    <Card look="soft">
      <Stack gap="sm">
        <p>
          <strong>Das hören Anrufer zuerst</strong>
        </p>
        <UserText>„{text}“</UserText>
        {canSpeak && settings.greeting.trim() !== "" && (
          <Sound key={text} label="Begrüßung anhören" name="Begrüßung" load={() => speak(settings)} />
        )}
        <p className="note">
          Dass ein digitaler Assistent spricht, sagt er immer. Das schreibt die KI-Verordnung vor (Artikel 50).
        </p>
      </Stack>
    </Card>
  );
}
