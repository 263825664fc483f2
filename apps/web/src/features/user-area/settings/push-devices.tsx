import { germanInstant } from "@portal/contract/text/formats";
import { type PushDevice, type PushSettings, testPush } from "@portal/contract/user-area/push";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Item, ItemList, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { deviceName } from "../security/device-name.ts";
import { endpointHere, possibleHere, pushQuery, PushRefused, usePushSteps } from "./push-store.ts";

const REFUSED =
  "Ihr Browser lässt Nachrichten nicht zu. Erlauben Sie sie für diese Seite in den Einstellungen des Browsers.";

/** The devices that show messages; this one can be added. */
export function PushDevices() {
  const { data, error, refetch } = useQuery(pushQuery);
  if (data) return <Devices settings={data} />;
  return (
    <NotLoaded failure="Ihre Geräte konnten nicht geladen werden" error={error} onRetry={refetch}>
      <Skeleton>
        <SkeletonList rows={1} pictures={false} />
      </Skeleton>
    </NotLoaded>
  );
}

function Devices({ settings: { publicKey, devices } }: { settings: PushSettings }) {
  const here = useEndpointHere(devices);
  const { switchOn, remove } = usePushSteps();
  const { run, pending } = useStep();
  const isHere = devices.some(({ endpoint }) => endpoint === here);
  if (publicKey === null && devices.length === 0) return <p>Nachrichten an Geräte sind zurzeit nicht eingerichtet.</p>;
  return (
    <Stack>
      {devices.length > 0 && (
        <ItemList aria-label="Geräte für Nachrichten">
          {devices.map((device) => (
            <Item key={device.id}>
              <DeviceFacts device={device} isHere={device.endpoint === here} />
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Entfernen: ${nameOf(device, device.endpoint === here)}`}
                onClick={() => run(() => remove(device), "Dieses Gerät bekommt keine Nachrichten mehr.")}
              >
                Entfernen
              </Button>
            </Item>
          ))}
        </ItemList>
      )}
      {!isHere && publicKey !== null && (
        <SwitchOn
          pending={pending}
          onSwitchOn={() => run(() => switchOn(publicKey), "Dieses Gerät bekommt ab jetzt Nachrichten.")}
        />
      )}
      {devices.length > 0 && publicKey !== null && (
        <p>
          <Button onClick={() => run(() => apiCall(testPush, {}), "Die Nachricht ist unterwegs.")}>
            Nachricht zur Probe schicken
          </Button>
        </p>
      )}
    </Stack>
  );
}

const nameOf = ({ userAgent }: Pick<PushDevice, "userAgent">, isHere: boolean): string =>
  `${deviceName(userAgent)}${isHere ? " (dieses Gerät)" : ""}`;

const DeviceFacts = ({ device: { userAgent, lastSentAt }, isHere }: { device: PushDevice; isHere: boolean }) => (
  <ItemWords>
    <ItemTitle>{nameOf({ userAgent }, isHere)}</ItemTitle>
    <p className="note">
      {lastSentAt === null ? "Noch keine Nachricht" : `Letzte Nachricht: ${germanInstant(lastSentAt)} Uhr`}
    </p>
  </ItemWords>
);

function SwitchOn({ pending, onSwitchOn }: { pending: boolean; onSwitchOn: () => void }) {
  const possible = possibleHere();
  if (possible === "refused") return <p>{REFUSED}</p>;
  if (possible === "unsupported")
    return (
      <p>
        Dieser Browser zeigt keine Nachrichten. Auf dem iPhone geht es, wenn Sie das Portal zum Home-Bildschirm
        hinzufügen und von dort öffnen.
      </p>
    );
  return (
    <p>
      <Button variant="primary" pending={pending} onClick={onSwitchOn}>
        Auf diesem Gerät einschalten
      </Button>
    </p>
  );
}

/** The endpoint of this browser, read anew when the devices change. */
function useEndpointHere(devices: readonly PushDevice[]): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void endpointHere()
      .catch(() => null)
      .then((endpoint) => isCurrent && setHere(endpoint));
    return () => void (isCurrent = false);
  }, [devices]);
  return here;
}

function useStep() {
  const [pending, setPending] = useState(false);
  const toasts = useToasts();
  const run = (step: () => Promise<unknown>, done: string): void => {
    if (pending) return;
    setPending(true);
    step()
      .then(() => toasts.show({ tone: "success", message: done }))
      .catch((error: unknown) =>
        toasts.show({ tone: "danger", message: error instanceof PushRefused ? REFUSED : germanMessage(error) }),
      )
      .finally(() => setPending(false));
  };
  return { run, pending };
}
