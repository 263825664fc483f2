/** What a company can build into its own site: structured data of the entry, and the widget with its opening hours. */
import { endpoint } from "../../http/endpoint.ts";

export type OwnSiteCode = {
  /** A script element with the entry as LocalBusiness of schema.org. */
  structuredData: string;
  /** A script element that shows the opening hours. */
  widget: string;
  /** Scheme and host of the widget, which a Content-Security-Policy must allow. */
  widgetOrigin: string;
  /** Changes with the opening hours, so that the preview is never an older one. */
  hoursVersion: number;
};

export const getOwnSiteCode = endpoint<OwnSiteCode>()({
  name: "getOwnSiteCode",
  method: "GET",
  path: "/api/customer/entry/own-site",
  errors: ["entry.not_found"],
});
