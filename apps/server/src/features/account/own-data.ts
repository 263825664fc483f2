/** What the portal stores of a person: contact persons. */
import { ofCompany, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const accountOwnData: SliceOwnData = {
  kinds: {},
  columns: {
    "contact_persons.email": ofCompany,
  },
};
