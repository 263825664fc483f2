/**
 * The provider's numeric name, which routes such as `claiming/owner11880` contain. The only name here that is not
 * fictional.
 */
export const DEFAULT_PROVIDER_NUMBER = "11880";
