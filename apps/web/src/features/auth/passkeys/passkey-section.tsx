import { deletePasskey, getPasskeys, type Passkey } from "@portal/contract/auth/passkeys/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { canUsePasskeys } from "./authenticator.ts";
import { AddPasskeyDialog, RenamePasskeyDialog } from "./passkey-dialogs.tsx";
import styles from "./passkeys.module.css";

const KEY = personKey("auth", getPasskeys);
type Open = { kind: "add" } | { kind: "rename" | "delete"; passkey: Passkey } | null;

/** Lists the person's passkeys; adds, renames and deletes them. */
export function PasskeySection() {
  const cache = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => apiCall(getPasskeys, { signal }) });
  const close = () => setOpen(null);
  const take = (passkeys: Passkey[]) =>
    cache.setQueryData(KEY, (before: typeof data) => (before ? { ...before, passkeys } : before));

  return (
    <Section
      title="Passkeys"
      description="Sie melden sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an, ohne Passwort."
    >
      {data === undefined ? (
        <SkeletonText lines={2} />
      ) : (
        <Stack>
          {data.passkeys.length === 0 ? (
            <p>Sie haben noch keinen Passkey.</p>
          ) : (
            <ul role="list" className={styles.list} aria-label="Ihre Passkeys">
              {data.passkeys.map((passkey) => (
                <Item
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setOpen({ kind: "rename", passkey })}
                  onDelete={() => setOpen({ kind: "delete", passkey })}
                />
              ))}
            </ul>
          )}
          {canUsePasskeys() ? (
            <Row>
              <Button onClick={() => setOpen({ kind: "add" })}>Passkey hinzufügen</Button>
            </Row>
          ) : (
            <p>Dieser Browser kann keine Passkeys anlegen.</p>
          )}
        </Stack>
      )}
      {data && open?.kind === "add" && (
        <AddPasskeyDialog hasPassword={data.hasPassword} onDone={take} onClose={close} />
      )}
      {open?.kind === "rename" && <RenamePasskeyDialog passkey={open.passkey} onDone={take} onClose={close} />}
      {open?.kind === "delete" && (
        <ConfirmDialog
          open
          danger
          title={`Passkey „${open.passkey.name}“ löschen?`}
          confirmLabel="Passkey löschen"
          onClose={close}
          onConfirm={async () => {
            take((await apiCall(deletePasskey, { body: { id: open.passkey.id } })).passkeys);
          }}
        >
          <p>Sie können sich dann nicht mehr damit anmelden. Löschen Sie ihn danach auch auf dem Gerät.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

type ItemProps = { passkey: Passkey; onRename: () => void; onDelete: () => void };

function Item({ passkey: { name, createdAt, lastUsedAt, synced }, onRename, onDelete }: ItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className="note">
          Angelegt <RelativeTime dateTime={createdAt} />,{" "}
          {lastUsedAt === null ? (
            "noch nicht benutzt"
          ) : (
            <>
              zuletzt benutzt <RelativeTime dateTime={lastUsedAt} />
            </>
          )}
          {synced && ". Er gilt auf allen Geräten, die dasselbe Konto von Apple, Google oder Microsoft benutzen"}.
        </span>
      </div>
      <Row gap="sm">
        <Button size="sm" variant="quiet" aria-label={`${name} umbenennen`} onClick={onRename}>
          Umbenennen
        </Button>
        <Button size="sm" variant="quiet" aria-label={`${name} löschen`} onClick={onDelete}>
          Löschen
        </Button>
      </Row>
    </li>
  );
}
