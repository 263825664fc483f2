import { brand } from "../../../platform/brand/brand.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import styles from "./second-factor.module.css";

/** The recovery codes. This is the only time that they are shown. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(
    `Ersatzcodes für ${brand.name}\r\nJeder gilt einmal.\r\n\r\n${codes.join("\r\n")}\r\n`,
  )}`;
  return (
    <Stack>
      <Alert tone="info" title="Bitte jetzt aufschreiben oder speichern">
        Jeder Code gilt einmal und ersetzt den Code der App, wenn Ihr Handy fehlt. Wir zeigen sie nur jetzt.
      </Alert>
      <ul role="list" className={styles.codes} aria-label="Ersatzcodes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <a className={buttonClass()} href={file} download="Ersatzcodes.txt">
          Als Textdatei speichern
        </a>
      </Row>
    </Stack>
  );
}
