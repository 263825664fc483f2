import type { ListingCheckState } from "@portal/contract/entry-service/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import type { Tone } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { renewTrend, startReload } from "../entry-service-store.ts";

type Message = { tone: Tone; text: string };

/** Starts a check, reports why one can't start, and reports when a running one is done. */
export function useReload(accountId: number, check: ListingCheckState | undefined) {
  const client = useQueryClient();
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const running = check?.running ?? false;
  const wasRunning = useRef(running);

  useEffect(() => {
    if (wasRunning.current && !running) {
      setMessage({ tone: "success", text: "Die Prüfung ist fertig." });
      void renewTrend(client, accountId);
    }
    wasRunning.current = running;
  }, [running, client, accountId]);

  async function start(portal?: string) {
    setMessage(null);
    setPending(true);
    try {
      await startReload(client, accountId, portal);
    } catch (error) {
      const isEarly = error instanceof ApiProblem && error.has("entry_service.reload_too_soon");
      const refusal = { tone: isEarly ? "info" : "danger", text: germanMessage(error) } as const;
      // The button of one portal may be far below the message of the page.
      if (portal === undefined) setMessage(refusal);
      else toasts.show({ tone: refusal.tone, message: refusal.text });
    } finally {
      setPending(false);
    }
  }
  return {
    pending,
    message,
    start: () => void start(),
    startOne: (portal: string) => void start(portal),
    dismiss: () => setMessage(null),
  };
}
