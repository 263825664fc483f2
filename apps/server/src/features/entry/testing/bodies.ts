/** Bodies of the four saves as a form would send them, with single fields replaced. */
import { PARTS } from "@portal/contract/entry/parts";
import { emptyOpeningHours, type OpeningHours } from "@portal/contract/opening-hours/model";

export const companyData = (fields: Partial<Record<string, unknown>> = {}) => ({
  version: 1,
  company_name: "Brandt Bedachungen & Söhne",
  ShippingStreet: "Straße des 17. Juni 135",
  ShippingPostalCode: "01067",
  ShippingCity: "Dresden",
  Phone: "+49 30 23125 100",
  mobile: "0152 28817386",
  fax: "030 23125 101",
  email: "post@brandt.example",
  website: "www.brandt.example",
  ...fields,
});

/** Monday to Friday the same hours. */
export const hours = (from: string, to: string, fields: Partial<OpeningHours> = {}): OpeningHours => {
  const { week, ...others } = emptyOpeningHours();
  return {
    ...others,
    week: week.map((day, index) => (index < 5 ? { ...day, spans: [{ from, to }] } : day)),
    ...fields,
  };
};

export const logoAndSlogan = (fields: Partial<Record<string, unknown>> = {}) => ({
  version: 1,
  slogan: "Dächer, die halten",
  logo: "keep" as string | null,
  logoAlt: "",
  ...fields,
});

export const aboutUs = (fields: Partial<Record<string, unknown>> = {}) => ({
  version: 1,
  ...PARTS.aboutUs.empty,
  text: "Seit drei Generationen auf Berliner Dächern.\n\nWir messen, planen und decken.",
  foundingYear: 1962,
  specialties: ["Steildach", "Dachfenster"],
  ...fields,
});
