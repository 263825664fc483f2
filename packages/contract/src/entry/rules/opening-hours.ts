/** Opening hours; their own rules stand in the contract's `opening-hours` (Specification §5, §7 "updateEntryOpeningHours"). */
import { openingHoursSchema } from "../../opening-hours/schema.ts";

export const openingHoursFields = { openingHours: openingHoursSchema };
