import { useEffect, useState } from "react";
import { Stack } from "../../ui/page/layout.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Facts } from "./facts.tsx";

const HEALTH = ["/api/health/live", "/api/health/ready"];

/** `/test`: the browser's capabilities and the server's health. */
export default function TestPage() {
  const [health, setHealth] = useState<Record<string, string>>({});
  useEffect(() => {
    for (const path of HEALTH) {
      const told = (text: string) => setHealth((now) => ({ ...now, [path]: text }));
      fetch(path).then(
        (response) => told(`${response.status} ${response.statusText}`),
        () => told("keine Antwort"),
      );
    }
  }, []);
  return (
    <Stack gap="lg">
      <PageHeader title="Prüfseite" lead="Was dieser Browser kann und wie es dem Server geht." />
      <Facts title="Server" facts={health} />
      <Facts title="Browser" facts={browserFacts()} />
    </Stack>
  );
}

const yesNo = (yes: boolean): string => (yes ? "ja" : "nein");

const browserFacts = (): Record<string, string> => ({
  Kennung: navigator.userAgent,
  Sprache: navigator.languages.join(", "),
  Zeitzone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  Fenster: `${window.innerWidth} × ${window.innerHeight} px, ${window.devicePixelRatio} Gerätepixel je px`,
  "Sichere Verbindung": yesNo(window.isSecureContext),
  Cookies: yesNo(navigator.cookieEnabled),
  "Sperren zwischen Tabs": yesNo("locks" in navigator),
  "Dunkles Farbschema": yesNo(matchMedia("(prefers-color-scheme: dark)").matches),
  "Weniger Bewegung": yesNo(matchMedia("(prefers-reduced-motion: reduce)").matches),
});
