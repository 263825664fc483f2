import { useEffect, useRef, useState } from "react";
import { Refusal } from "../../platform/forms/refusal.tsx";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { Button } from "../../ui/actions/button.tsx";
import { play } from "../../ui/icons/icons.ts";
import styles from "./sound.module.css";

type SoundProps = {
  /** On the button: "Aufnahme anhören". */
  label: string;
  /** What is played, for screen readers: "Aufnahme des Anrufs vom 3. März". */
  name: string;
  load: () => Promise<Blob>;
};

/** A sound that is loaded when somebody wants to hear it, and then plays with the browser's own controls. */
export function Sound({ label, name, load }: SoundProps) {
  const { refusal, pending, run } = useSubmission();
  const [address, setAddress] = useState<string | null>(null);
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (address === null) return undefined;
    player.current?.focus();
    return () => URL.revokeObjectURL(address);
  }, [address]);
  if (address !== null)
    return <audio ref={player} className={styles.player} controls autoPlay src={address} aria-label={name} />;
  return (
    <div className={styles.sound}>
      <Refusal text={refusal} />
      <Button
        size="sm"
        icon={play}
        pending={pending}
        onClick={() => void run(async () => setAddress(URL.createObjectURL(await load())))}
      >
        {label}
      </Button>
    </div>
  );
}
