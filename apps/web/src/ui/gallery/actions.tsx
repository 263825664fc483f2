import { useState } from "react";
import { Button, buttonClass } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { useToasts } from "../feedback/toast.tsx";
import { TextField } from "../fields/text-field.tsx";
import { arrowRight, crop, edit, plus, trash, undo } from "../icons/icons.ts";
import { ConfirmDialog } from "../overlays/confirm-dialog.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Drawer } from "../overlays/drawer.tsx";
import { Popover, popoverItemClass } from "../overlays/popover.tsx";
import { Row, Stack } from "../page/layout.tsx";
import { Section } from "../page/section.tsx";

/** Buttons, dialogs, toasts. */
export function ActionsGallery() {
  return (
    <Section id="aktionen" title="Aktionen" description="Eine Hauptaktion je Seite; alles andere tritt zurück.">
      <Stack>
        <Row>
          <Button variant="primary">Änderungen speichern</Button>
          <Button>Vorschau ansehen</Button>
          <Button variant="quiet">Überspringen</Button>
          <Button variant="danger">Eintrag löschen</Button>
        </Row>
        <Row>
          <Button variant="primary" pending>
            Änderungen speichern
          </Button>
          <Button pending>Vorschau ansehen</Button>
          <Button variant="primary" disabled>
            Nicht möglich
          </Button>
          <Button disabled>Nicht möglich</Button>
        </Row>
        <Row>
          <Button variant="primary" icon={plus}>
            Zeitraum hinzufügen
          </Button>
          <Button icon={crop} iconEnd={arrowRight}>
            Weiter
          </Button>
          <Button size="sm">Klein</Button>
          <Button size="sm" variant="quiet" icon={undo}>
            Rückgängig machen
          </Button>
          <a href="#aktionen" className={buttonClass({ variant: "secondary" })}>
            Link als Knopf
          </a>
          <IconButton shape={edit} label="Bearbeiten" />
          <IconButton shape={trash} label="Löschen" size="sm" />
        </Row>
        <Overlays />
      </Stack>
    </Section>
  );
}

function Overlays() {
  const toasts = useToasts();
  const [open, setOpen] = useState<"dialog" | "confirm" | "failing" | "drawer" | null>(null);
  const close = () => setOpen(null);
  const restore = {
    label: "Rückgängig machen",
    onSelect: () => void toasts.show({ tone: "info", message: "Alte Zeiten wiederhergestellt." }),
  };
  return (
    <Row>
      <Button onClick={() => setOpen("dialog")}>Dialog öffnen</Button>
      <Button onClick={() => setOpen("confirm")}>Nachfrage öffnen</Button>
      <Button onClick={() => setOpen("drawer")}>Seitenmenü öffnen</Button>
      <Popover trigger="Konto">
        {(done) => (
          <a href="#aktionen" className={popoverItemClass} onClick={done}>
            Zugangsdaten ändern
          </a>
        )}
      </Popover>
      <Button onClick={() => toasts.show({ tone: "success", message: "Öffnungszeiten gespeichert.", action: restore })}>
        Erfolg melden
      </Button>
      <Button onClick={() => toasts.show({ tone: "danger", message: "Nicht gespeichert: keine Verbindung." })}>
        Fehler melden
      </Button>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Ansprechpartner bearbeiten"
        footer={
          <>
            <Button variant="primary" onClick={close}>
              Speichern
            </Button>
            <Button onClick={close}>Abbrechen</Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Jana Petersen" />
        <TextField label="Telefon" defaultValue="0431 5550 17" size="md" />
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onClose={close}
        title="Öffnungszeiten zurücksetzen?"
        onReset={close}
        onConfirm={waitASecond}
      >
        <p>
          Es gelten wieder die Zeiten vom 2. März. Ihre Änderung bleibt im Verlauf und kann erneut übernommen werden.
        </p>
      </ConfirmDialog>
      <Drawer open={open === "drawer"} onClose={close} label="Menü" header={<strong>Menü</strong>}>
        <a href="#aktionen" className={popoverItemClass} onClick={close}>
          Übersicht
        </a>
        <a href="#aktionen" className={popoverItemClass} onClick={close}>
          Eintragsdaten
        </a>
      </Drawer>
    </Row>
  );
}

function waitASecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_000));
}
