/** Opening hours; `opening-hours/` has their rules (Specification §5, §7 "updateEntryOpeningHours"). */
import { openingHoursSchema } from "../../opening-hours/schema.ts";

export const openingHoursFields = { openingHours: openingHoursSchema };
