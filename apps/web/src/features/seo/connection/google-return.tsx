import { denySearchConsole, grantSearchConsole } from "@portal/contract/seo/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import type { GoogleAnswer } from "../../../platform/google/google-answer.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { CONNECT_PLACE } from "../overview/step-texts.ts";
import { cacheConnection } from "../seo-store.ts";
import { refusalText } from "./connection-texts.ts";

/** Sends Google's answer to the server once; a refusal stays until the person goes on. */
export function GoogleReturn({ answer, onDone }: { answer: GoogleAnswer; onDone: () => void }) {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const goTo = useGoTo();
  const begun = useRef(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    // The code works only once; a second run of the effect must not send it again.
    if (begun.current) return;
    begun.current = true;
    void (async () => {
      try {
        if (answer.kind === "denied") {
          await apiCall(denySearchConsole, { body: { state: answer.state }, accountId });
          return setRefusal("Sie haben bei Google abgebrochen. Es wurde nichts verbunden.");
        }
        const { code, state } = answer;
        const { searchConsole } = await apiCall(grantSearchConsole, { body: { code, state }, accountId });
        await cacheConnection(client, accountId, searchConsole);
        onDone();
        return await goTo("seo_overview", { place: CONNECT_PLACE, replace: true });
      } catch (error) {
        return setRefusal(refusalText(error));
      }
    })();
  }, [answer, accountId, client, goTo, onDone]);

  if (refusal === null) return <Spinner label="Wir übernehmen die Freigabe von Google." />;
  return (
    <Alert tone="warning" title="Die Search Console ist nicht verbunden" announce onDismiss={onDone}>
      {refusal}
    </Alert>
  );
}
