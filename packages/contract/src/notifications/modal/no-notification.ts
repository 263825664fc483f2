/** The code that stands for no modal notification (Specification §4). */
export const NO_NOTIFICATION = "none";
