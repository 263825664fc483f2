/** The entry of the widget's script, which the server sends behind a company's data. */
import { type WidgetData, widgetPlace } from "@portal/contract/entry/own-site/widget";
import { showHours } from "./show-hours.ts";

declare const WIDGET_DATA: WidgetData;

/** Known only while the script runs. */
const script = document.currentScript;

/** The site's own place for the hours, otherwise behind the script. */
function put(): boolean {
  const place = document.getElementById(widgetPlace(WIDGET_DATA.company));
  const body = script?.closest("body");
  if (place === null && !body) return false;
  const host = document.createElement("div");
  host.lang = "de";
  if (place === null) script?.after(host);
  else place.replaceChildren(host);
  showHours(host, WIDGET_DATA);
  return true;
}

// A script in the head may run before the page has its place.
if (!put()) document.addEventListener("DOMContentLoaded", put);
