import { useEffect } from "react";
import { usePortalLocation } from "../../../platform/routing/navigation.ts";
import { placeOfHash } from "../../../platform/routing/place-of-hash.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { firstGroup, groupOfKey, groupOfPart, type PartGroup } from "../parts/part-groups.ts";
import { partOfPlace } from "../paths.ts";

type ShownGroup = {
  readonly group: PartGroup;
  /** The section or control that the address names; "" if it names none. */
  readonly place: string;
};

/** The group from the address: by the fragment, else by `?bereich=`, else the first. */
export function useShownGroup(): ShownGroup {
  const goTo = useGoTo();
  const query = usePageQuery();
  const place = placeOfHash(usePortalLocation().hash);
  const part = partOfPlace(place);
  const group = part ? groupOfPart(part) : (groupOfKey(query["bereich"]) ?? firstGroup());
  const isNamed = part === undefined || query["bereich"] === group.key;
  useEffect(() => {
    // The link names no group. With the group in the address, leaving the group is a navigation, which asks about unsaved work.
    if (!isNamed) void goTo("entry_data", { query: { bereich: group.key }, place, replace: true, withoutAsking: true });
  }, [isNamed, group.key, place, goTo]);
  return { group, place };
}
