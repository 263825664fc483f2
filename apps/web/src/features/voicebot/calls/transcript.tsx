import type { BotCall } from "@portal/contract/voicebot/calls";
import { germanDay, germanInstant } from "@portal/contract/text/formats";
import { useState } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import styles from "../../../platform/phone/phone.module.css";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Sound } from "../sound.tsx";
import { useBotCall, useRecording } from "../voicebot-store.ts";
import own from "./transcript.module.css";

const SPEAKERS = { bot: "Sprachbot", caller: "Anrufer" };

/** What was said, and the recording where there is one; loaded when it is unfolded. */
export function Transcript({ call, at }: { call: BotCall; at: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        Wortlaut{call.hasRecording && " und Aufnahme"}
        <span className="visually-hidden"> des Anrufs vom {at}</span>
      </summary>
      {isOpen && (
        <div className={own.unfolded}>
          <Details id={call.id} at={at} />
        </div>
      )}
    </details>
  );
}

function Details({ id, at }: { id: number; at: string }) {
  const { data, error, refetch } = useBotCall(id);
  const load = useRecording(id);
  if (data === undefined) {
    return (
      <NotLoaded failure="Der Wortlaut konnte nicht geladen werden" error={error} onRetry={refetch}>
        <Skeleton>
          <SkeletonText lines={3} />
        </Skeleton>
      </NotLoaded>
    );
  }
  const { transcript, recording } = data.call;
  return (
    <Stack gap="lg">
      {transcript.length === 0 && <p className="note">Von diesem Anruf gibt es keinen Wortlaut.</p>}
      {transcript.length > 0 && (
        <ol role="list" className={own.turns}>
          {transcript.map(({ speaker, text }, index) => (
            <li key={index} className={own.turn}>
              <span className={own.speaker}>
                {SPEAKERS[speaker]}
                <span className="visually-hidden">: </span>
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {recording !== null && (
        <Stack gap="lg">
          <Sound label="Aufnahme anhören" name={`Aufnahme des Anrufs vom ${at}`} load={load} />
          <p className="note">
            Der Anrufer hat am {germanInstant(recording.consentAt)} Uhr zugestimmt. Die Aufnahme wird am{" "}
            {germanDay(recording.deleteOn)} gelöscht. Wer sie anhört, wird vermerkt.
          </p>
        </Stack>
      )}
      <p>
        <PageLink to="service_cases" query={{ neu: "product", bezug: `Sprachbot, Anruf Nr. ${id}` }}>
          Etwas stimmt nicht
          <span className="visually-hidden"> beim Anruf vom {at}</span>
        </PageLink>
      </p>
    </Stack>
  );
}
