/** What the portal stores of a person: contact persons. */
import { ofCompany, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const accountOwnData: SliceOwnData = {
  kinds: {},
  retention: {
    companies: { kept: "the provider's directory" },
    contact_persons: { kept: "the provider's; they go with its next import or with the company" },
  },
  columns: {
    "contact_persons.email": ofCompany,
  },
};
