import { queryOf } from "@portal/contract/pages/redirects";
import { useEffect } from "react";
import { type PortalLocation, usePortalLocation } from "../../../platform/routing/navigation.ts";
import { placeOfHash } from "../../../platform/routing/place-of-hash.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { firstGroup, groupOfKey, groupOfPart, type PartGroup } from "../parts/part-groups.ts";
import { partOfPlace } from "../paths.ts";

type ShownGroup = {
  readonly group: PartGroup;
  /** The section or control that the address names; "" if it names none. */
  readonly place: string;
};

/** The group that an address names: by the fragment, else by `?bereich=`, else the first. */
export function groupAt({ search, hash }: Pick<PortalLocation, "search" | "hash">): PartGroup {
  const part = partOfPlace(placeOfHash(hash));
  return part ? groupOfPart(part) : (groupOfKey(queryOf(search)["bereich"]) ?? firstGroup());
}

/** The group of the address, which names it from then on. */
export function useShownGroup(): ShownGroup {
  const goTo = useGoTo();
  const { search, hash } = usePortalLocation();
  const place = placeOfHash(hash);
  const group = groupAt({ search, hash });
  const isNamed = partOfPlace(place) === undefined || queryOf(search)["bereich"] === group.key;
  useEffect(() => {
    // The link names no group. With the group in the address, leaving the group is a navigation, which asks about unsaved work.
    if (!isNamed) void goTo("entry_data", { query: { bereich: group.key }, place, replace: true, withoutAsking: true });
  }, [isNamed, group.key, place, goTo]);
  return { group, place };
}
