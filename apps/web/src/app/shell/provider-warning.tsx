import type { Account } from "@portal/contract/account/calls";
import type { ComponentType } from "react";
import { onAccountLoaded } from "../../platform/session/active-account.ts";

/** Few companies need the warning. Its code loads together with such a company, so that nothing moves later. */
let Warning: ComponentType<{ account: Account }> | null = null;
onAccountLoaded(async ({ unconfirmedLocation }) => {
  if (unconfirmedLocation === null || Warning !== null) return;
  Warning = (await import("../../features/external-services/search-provider-warning.tsx")).default;
});

export const ProviderWarning = ({ account }: { account: Account }) => Warning && <Warning account={account} />;
