/** Messages on this device: what the browser allows, and which of the person's devices are set up. */
import { getPushSettings, type PushDevice, subscribePush, unsubscribePush } from "@portal/contract/user-area/push";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";

export const pushQuery = queryOptions({
  queryKey: personKey("user-area", getPushSettings),
  queryFn: ({ signal }) => apiCall(getPushSettings, { signal }),
  throwOnError: false,
});

/** `refused`: the person has forbidden it in the browser's own settings. */
export type Possible = "yes" | "refused" | "unsupported";

export const possibleHere = (): Possible => {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "refused" : "yes";
};

/** The service worker is registered after a page was loaded; without one there are no messages. */
const registration = async (): Promise<ServiceWorkerRegistration> =>
  (await navigator.serviceWorker.getRegistration()) ?? navigator.serviceWorker.register("/worker.js");

/** The endpoint of this browser; null if it is not set up. */
export async function endpointHere(): Promise<string | null> {
  if (possibleHere() !== "yes") return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription())?.endpoint ?? null;
}

export class PushRefused extends Error {}

export function usePushSteps() {
  const client = useQueryClient();
  return {
    /** @throws PushRefused if the person or the browser says no; ApiProblem of the call */
    async switchOn(publicKey: string): Promise<void> {
      if ((await Notification.requestPermission()) !== "granted") throw new PushRefused();
      const ready = await registration();
      await navigator.serviceWorker.ready;
      const subscription = await ready.pushManager
        .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
        .catch((): never => {
          throw new PushRefused();
        });
      const { endpoint = "", keys } = subscription.toJSON();
      const body = { endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
      client.setQueryData(pushQuery.queryKey, await apiCall(subscribePush, { body }));
    },

    async remove({ id, endpoint }: PushDevice): Promise<void> {
      if (endpoint === (await endpointHere())) {
        const found = await navigator.serviceWorker.getRegistration();
        await (await found?.pushManager.getSubscription())?.unsubscribe();
      }
      client.setQueryData(pushQuery.queryKey, await apiCall(unsubscribePush, { body: { id } }));
    },
  };
}
