/** The entry of the widget's script, which the server sends behind a company's data. */
import { type WidgetData, widgetPlace } from "@portal/contract/entry/own-site/widget";
import { embedInto } from "../../../../platform/embed/embed.ts";
import { showHours } from "./show-hours.ts";

declare const WIDGET_DATA: WidgetData;

embedInto(widgetPlace(WIDGET_DATA.company), (host) => showHours(host, WIDGET_DATA));
