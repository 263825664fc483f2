import type { Account } from "@portal/contract/account/calls";
import type { ComponentType } from "react";
import { onAccountArrival } from "../../platform/session/active-account.ts";

/** Few companies need it: its code comes with the data of one that does, so that nothing moves later. */
let Warning: ComponentType<{ account: Account }> | null = null;
onAccountArrival(async ({ unconfirmedLocation }) => {
  if (unconfirmedLocation === null || Warning !== null) return;
  Warning = (await import("../../features/external-services/search-provider-warning.tsx")).default;
});

export const ProviderWarning = ({ account }: { account: Account }) => Warning && <Warning account={account} />;
