/**
 * What a map of a company's place and service area needs. The specification has no such calls: the browser would have
 * to load the positions of all German places, or ask a server of somebody else.
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idText } from "../../http/ids.ts";
import { type ServiceAreaCity, serviceAreaFields } from "../rules/service-area.ts";

/** In degrees. */
export type Position = { lat: number; lng: number };

export type AreaMap = {
  /** Middle of the company's municipality; null if it is unknown. */
  centre: Position | null;
  /** Those of the service area's places whose position is known. */
  cities: (ServiceAreaCity & Position)[];
  /** Towns for orientation, the largest first: some of each distance. */
  towns: ({ name: string } & Position)[];
};

/** The map of the area that everybody sees. Whoever only reads an entry gets no cookie. */
export const getPublicAreaMap = endpoint<AreaMap>()({
  name: "getPublicAreaMap",
  method: "GET",
  path: "/api/entry/public/:id/map",
  xsrf: false,
  params: z.object({ id: idText }),
  errors: ["entry.not_found"],
});

/** The map around the company's saved address, with places that are not saved yet. */
export const suggestAreaMap = endpoint<AreaMap>()({
  name: "suggestAreaMap",
  method: "POST",
  path: "/api/customer/suggest/service-area-map",
  body: z.object({ cities: serviceAreaFields.cities }),
  errors: ["entry.not_found"],
});
