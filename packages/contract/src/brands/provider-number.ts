/** The provider's numeric name, which stands in routes such as `claiming/owner11880`; the only one that is not fictional. */
export const DEFAULT_PROVIDER_NUMBER = "11880";
