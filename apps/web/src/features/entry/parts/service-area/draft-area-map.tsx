import { suggestAreaMap } from "@portal/contract/entry/area-map/calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { accountQuery, useActiveAccountId } from "../../../../platform/query/use-account-query.ts";
import { AreaMap } from "../../area-map/area-map.tsx";
import { isAmong, type ServiceArea } from "../../area-map/area-words.ts";

/** The map of what is typed. The server is asked when places change; the radius grows at once. */
export function DraftAreaMap({ area, home }: { area: ServiceArea; home: string }) {
  const accountId = useActiveAccountId();
  const { data, isPlaceholderData } = useQuery({
    ...accountQuery(accountId, "entry", suggestAreaMap, { body: { cities: area.cities } }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  if (data === undefined) return null;
  // A place that was just chosen is drawn when the answer has it.
  const cities = isPlaceholderData ? area.cities.filter((city) => isAmong(data.cities, city)) : area.cities;
  return <AreaMap area={{ ...area, cities }} positions={data} home={home} />;
}
