import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import type { Tone } from "../../../ui/feedback/alert.tsx";
import { startCheck } from "./check-store.ts";
import { waitText } from "./check-texts.ts";

type Message = { tone: Tone; text: string };

/** Starts a check, no earlier than ten seconds after the last one, and reports when a running one is done. */
export function useStart(accountId: number, chosen: string | undefined, check: WebsiteCheck | null | undefined) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const running = check?.isRunning ?? false;
  const last = useRef({ url: check?.url, running });

  useEffect(() => {
    const before = last.current;
    if (before.url === check?.url && before.running && !running)
      setMessage({ tone: "success", text: "Die Prüfung ist fertig." });
    else if (before.url !== check?.url) setMessage(null);
    last.current = { url: check?.url, running };
  }, [running, check?.url]);

  async function start(url: string) {
    const wait = waitText(check?.nextCheckAt ?? null, Date.now());
    setMessage(wait === null ? null : { tone: "info", text: wait });
    if (wait !== null) return;
    setPending(true);
    try {
      await startCheck(client, accountId, { url, chosen });
    } catch (error) {
      const isEarly = error instanceof ApiProblem && error.has("website.check_too_soon");
      setMessage({ tone: isEarly ? "info" : "danger", text: germanMessage(error) });
    } finally {
      setPending(false);
    }
  }
  return { pending, message, start: (url: string) => void start(url), dismiss: () => setMessage(null) };
}
