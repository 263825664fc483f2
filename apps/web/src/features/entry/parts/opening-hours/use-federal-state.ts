import { type FederalState, validateAddress } from "@portal/contract/addresses/calls";
import { ZIP_CODE_PATTERN } from "@portal/contract/text/patterns";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountQuery, useActiveAccountId } from "../../../../platform/query/use-account-query.ts";

/** The company's place from its entry. */
type Place = { readonly zipCode: string; readonly city: string };

/** The federal state of the company's postal code, or the one that was chosen instead; null if neither is known. */
export function useFederalState({ zipCode, city }: Place, enabled: boolean) {
  const [chosen, setChosen] = useState<FederalState | null>(null);
  const accountId = useActiveAccountId();
  const { data } = useQuery({
    ...accountQuery(accountId, "entry", validateAddress, {
      body: { ShippingStreet: "", street: "", houseNumber: "", zipCode, city },
    }),
    enabled: enabled && ZIP_CODE_PATTERN.test(zipCode),
    // The state of a postal code doesn't change.
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
  return { state: chosen ?? data?.state ?? null, choose: setChosen };
}
