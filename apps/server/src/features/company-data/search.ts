/** Finds the people of a company by name and login. */
import type { Right } from "@portal/contract/http/access";
import { statement } from "@portal/db/statement";
import { RIGHT_LABELS } from "../../platform/personal-data/disclosure.ts";
import type { SearchSource } from "../search/public.ts";

type Row = { user_id: number; name: string; login: string; right: Right };
type Parameters = [companyId: number, first: string, second: string, third: string, limit: number];

const TEXT = "concat_ws(' ', u.display_name, u.login)";
const findPeople = statement<Row, Parameters>(`
  select m.user_id, u.display_name as name, u.login, m."right" from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and ${TEXT} ~* $2 and ${TEXT} ~* $3 and ${TEXT} ~* $4
  order by m.user_id limit $5`);

export const peopleSearch: SearchSource = {
  name: "people",
  label: "Personen",
  families: "always",
  async find({ db, scope, words, limit }) {
    const rows = await findPeople(db, scope.companyId, ...words, limit);
    return rows.map(({ user_id: id, name, login, right }) => ({
      key: String(id),
      title: name || login,
      detail: name === "" ? RIGHT_LABELS[right] : `${login} · ${RIGHT_LABELS[right]}`,
      place: { page: "company_people" },
    }));
  },
  all: () => ({ page: "company_people" }),
};
