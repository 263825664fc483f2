import { useState } from "react";

type AnnouncementProps = {
  children: string;
  /** False while what the text tells of is still loading. */
  isReady?: boolean;
};

/** Tells screen readers a text each time it has changed. What it says at first is on the page and stays unsaid. */
export function Announcement({ children: text, isReady = true }: AnnouncementProps) {
  const [known, setKnown] = useState(text);
  const [said, setSaid] = useState("");
  if (isReady && text !== known) {
    setKnown(text);
    setSaid(text);
  }
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
