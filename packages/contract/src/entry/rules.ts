import { ABOUT_US_LIMITS } from "./rules/about-us.ts";
import { COMPANY_DATA_LIMITS } from "./rules/company-data.ts";
import { LOGO_AND_SLOGAN_LIMITS } from "./rules/logo-and-slogan.ts";

export { aboutUsFields } from "./rules/about-us.ts";
export { companyDataFields } from "./rules/company-data.ts";
export { type Crop, logoAndSloganFields } from "./rules/logo-and-slogan.ts";
export const ENTRY_TEXT_LIMITS = {
  ...COMPANY_DATA_LIMITS,
  ...LOGO_AND_SLOGAN_LIMITS,
  aboutUs: ABOUT_US_LIMITS.text,
  specialty: ABOUT_US_LIMITS.specialty,
};
export const SPECIALTIES_AT_MOST = ABOUT_US_LIMITS.specialties;
