/** The entry of the badge's script, which the server sends behind a company's data. */
import { type BadgeData, badgePlace } from "@portal/contract/ratings/awards/badge";
import { embedInto } from "../../../../platform/embed/embed.ts";
import { showBadge } from "./show-badge.ts";

declare const BADGE_DATA: BadgeData;

embedInto(badgePlace(BADGE_DATA.company), (host) => showBadge(host, BADGE_DATA));
