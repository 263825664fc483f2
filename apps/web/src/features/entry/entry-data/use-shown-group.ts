import { useEffect } from "react";
import { usePortalLocation } from "../../../platform/routing/navigation.ts";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { firstGroup, groupOfKey, groupOfPart, type PartGroup } from "../parts/part-groups.ts";
import { partOfPlace } from "../paths.ts";

type ShownGroup = {
  readonly group: PartGroup;
  /** The section or control that the address names; "" where it names none. */
  readonly place: string;
};

/** The group that the address asks for: by the place behind `#`, else by `?bereich=`, else the first. */
export function useShownGroup(): ShownGroup {
  const goTo = useGoTo();
  const query = usePageQuery();
  const place = decodeURIComponent(usePortalLocation().hash.slice(1));
  const part = partOfPlace(place);
  const group = part ? groupOfPart(part) : (groupOfKey(query["bereich"]) ?? firstGroup());
  const isNamed = part === undefined || query["bereich"] === group.key;
  useEffect(() => {
    // an old link: with the group in its address, leaving the group is a step that asks about unsaved work
    if (!isNamed) void goTo("entry_data", { query: { bereich: group.key }, place, replace: true, withoutAsking: true });
  }, [isNamed, group.key, place, goTo]);
  return { group, place };
}
