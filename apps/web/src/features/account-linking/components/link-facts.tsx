import type { AccountLink } from "@portal/contract/account-linking/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { DataList } from "../../../ui/content/data-list.tsx";
import { RIGHT_TEXTS } from "../link-texts.ts";

/** Company, right, sender and expiry of a link. */
export function LinkFacts({ link }: { link: AccountLink }) {
  return (
    <DataList
      items={[
        { term: "Firma", value: link.company_name },
        { term: "Ihr Recht", value: RIGHT_TEXTS[link.right] },
        ...(link.invitedBy === "" ? [] : [{ term: "Eingeladen von", value: link.invitedBy }]),
        { term: "Link gültig bis", value: `${germanInstant(link.expiresAt)} Uhr` },
      ]}
    />
  );
}
