import { Alert } from "../../ui/feedback/alert.tsx";

/** What to know before reading the figures; nothing where all is well. */
export const Cautions = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <Alert tone="info">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
