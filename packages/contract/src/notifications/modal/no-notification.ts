/** The code that means "no modal notification" (Specification §4). */
export const NO_NOTIFICATION = "none";
