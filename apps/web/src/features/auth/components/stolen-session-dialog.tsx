import { germanInstant } from "@portal/contract/text/formats";
import { useState } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { portalKey, readStored, writeStored } from "../../../platform/session/browser-storage.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

const SEEN_KEY = portalKey("seen-stolen-session");

/** Tells a person after the login that an earlier session ended, because two browsers used it. Once in each session. */
export default function StolenSessionDialog({ at }: { at: string }) {
  const [open, setOpen] = useState(() => readStored(SEEN_KEY) !== at);
  function close(): void {
    writeStored(SEEN_KEY, at);
    setOpen(false);
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Wir hatten Sie vorsichtshalber abgemeldet"
      size="sm"
      footer={
        <>
          <PageLink
            to="user_dashboard"
            query={{ bereich: "anmeldung" }}
            className={buttonClass({ variant: "primary" })}
            onClick={close}
          >
            Passwort ändern
          </PageLink>
          <Button onClick={close}>Später</Button>
        </>
      }
    >
      <p>
        Ihre Anmeldung wurde in zwei Browsern zugleich benutzt. Vielleicht hat jemand sie kopiert. Deshalb haben wir sie
        am {germanInstant(at)} Uhr in beiden beendet.
      </p>
      <p>
        Bitte ändern Sie jetzt Ihr Passwort. Damit enden auch alle anderen Anmeldungen. Prüfen Sie danach unter „Mein
        Bereich“, ob alle Angaben noch stimmen.
      </p>
      <p>
        Haben Sie Ihren Browser oder Ihr Gerät gerade aus einer Sicherung wiederhergestellt? Dann war das der Grund, und
        Sie müssen nichts tun.
      </p>
    </Dialog>
  );
}
