/** The floor of an import: the same values, typed, in one plain table without keys and indexes, in one COPY. */

const COLUMNS = {
  type: "text",
  external_id: "text",
  company: "text",
  company_name: "text",
  entry_display_name: "text",
  claimed_by: "text",
  claimed_last_update: "timestamptz",
  is_published_on_cleverb2b: "boolean",
  activeResellers: "text[]",
  Stock_Keeping_Unit__c: "text",
  Status__c: "text",
  type_details: "jsonb",
  name: "text",
  roles: "text[]",
  Email: "text",
  phone: "text",
  isDummy__c: "boolean",
  ShippingStreet: "text",
  ShippingPostalCode: "text",
  ShippingCity: "text",
  Phone: "text",
  mobile: "text",
  fax: "text",
  email: "text",
  website: "text",
  openingHours: "jsonb",
  slogan: "text",
  aboutUs: "jsonb",
  companyDetailsData: "jsonb",
  payments: "jsonb",
  tradesData: "jsonb",
  searchKeywordsData: "jsonb",
  serviceFeaturesData: "jsonb",
  productFeaturesData: "jsonb",
  serviceAreaData: "jsonb",
} as const;

const columns = Object.entries(COLUMNS);

export const PLAIN_TABLE = {
  create: `create table plain (${columns.map(([name, type]) => `"${name}" ${type}`).join(", ")})`,
  copy: `copy plain (${columns.map(([name]) => `"${name}"`).join(", ")}) from stdin`,
};

/** A row in COPY text. @throws if the table lacks one of its fields */
export function plainLine(row: Record<string, unknown>): string {
  for (const name of Object.keys(row)) if (!Object.hasOwn(COLUMNS, name)) throw new Error(`no column for ${name}`);
  return `${columns.map(([name, type]) => field(type, row[name])).join("\t")}\n`;
}

function field(type: string, value: unknown): string {
  if (value === undefined || value === null) return "\\N";
  if (type === "jsonb") return escape(JSON.stringify(value));
  if (type === "text[]") return escape(`{${(value as string[]).map((item) => JSON.stringify(item)).join(",")}}`);
  return escape(typeof value === "string" ? value : JSON.stringify(value));
}

const SIGNS: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r" };
const escape = (text: string): string => text.replace(/[\\\n\t\r]/g, (sign) => SIGNS[sign] ?? sign);
