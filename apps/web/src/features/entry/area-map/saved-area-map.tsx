import { getPublicAreaMap } from "@portal/contract/entry/area-map/calls";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { MapDrawing } from "./area-map.tsx";

/** The map of a saved entry. Without an answer its place stays empty: the words beside it say the same. */
export default function SavedAreaMap({ entry }: { entry: PublicEntry }) {
  const { companyId, ShippingPostalCode, ShippingCity, serviceAreaData } = entry;
  const request = { params: { id: String(companyId) } };
  const { data } = useQuery({
    // Other places are another picture: the preview draws it again after a save.
    queryKey: personKey("entry", getPublicAreaMap, {
      ...request,
      body: [ShippingPostalCode, ShippingCity, serviceAreaData.cities],
    }),
    queryFn: ({ signal }) => apiCall(getPublicAreaMap, { ...request, signal }),
    throwOnError: false,
  });
  return data ? <MapDrawing area={serviceAreaData} positions={data} home={ShippingCity} /> : null;
}
