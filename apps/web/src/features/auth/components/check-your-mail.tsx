import { pageConfiguration } from "../../../platform/page-configuration.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import styles from "./access.module.css";

/** Says where the mail was sent and where to look for it, without revealing whether the address is known. */
export function CheckYourMail({ address, lifetime }: { address: string | undefined; lifetime: string }) {
  return (
    <Stack>
      {address !== undefined && (
        <p>
          Die E-Mail geht an <strong className={styles.typed}>{address}</strong>.
        </p>
      )}
      <p>{lifetime} Die E-Mail ist nach ein paar Minuten nicht da? Sehen Sie bitte auch im Spam-Ordner nach.</p>
      {pageConfiguration.developerTools && (
        <p>
          Nur im Testsystem:{" "}
          <PageLink to="debug" query={address === undefined ? {} : { an: address }} place="postausgang">
            Postausgang ansehen
          </PageLink>
        </p>
      )}
    </Stack>
  );
}
