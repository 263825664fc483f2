import { getDemoCode } from "@portal/contract/auth/demo-code/calls";
import { demoAgent, demoLogins, demoPassword } from "@portal/contract/auth/demo-logins";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { germanMessage } from "../../platform/api/german-message.ts";
import { logIn, logOut } from "../../platform/session/session-store.ts";
import { useLoggedIn } from "../../platform/session/use-session.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/content/card.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Columns, Stack } from "../../ui/page/layout.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { DemoCode } from "./demo-code.tsx";

/** `/demo`: logs in as any user of the demo data. */
export default function DemoPage() {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const current = useLoggedIn()?.user.login;

  async function logInAs(login: string) {
    setBusy(login);
    setFailure(null);
    try {
      if (current !== undefined) await logOut();
      const { code } = login === demoAgent.login ? await apiCall(getDemoCode, {}) : { code: null };
      await logIn({ login, password: demoPassword, remember: false, ...(code !== null && { secondFactor: code }) });
      window.location.assign("/");
    } catch (error) {
      setFailure(germanMessage(error));
      setBusy(null);
    }
  }
  return (
    <Stack gap="lg">
      <PageHeader title="Demo-Anmeldung" lead="Melden Sie sich als eine der Personen aus den Demodaten an." />
      {failure !== null && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
      <Columns>
        {demoLogins.map(({ login, inGerman }) => (
          <Card key={login} as="article" aria-label={login}>
            <Stack>
              <div>
                <h2>{login}</h2>
                <p>{inGerman}</p>
              </div>
              {login === demoAgent.login && <DemoCode />}
              <Button
                pending={busy === login}
                disabled={busy !== null && busy !== login}
                onClick={() => void logInAs(login)}
              >
                {login === current ? "Neu anmelden" : "Anmelden"}
                <span className="visually-hidden"> als {login}</span>
              </Button>
            </Stack>
          </Card>
        ))}
      </Columns>
      <p>
        Das Passwort aller Personen ist <code>{demoPassword}</code>.
      </p>
    </Stack>
  );
}
