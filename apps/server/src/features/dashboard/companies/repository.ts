/** SQL of all companies of a person. Both statements read by the person's memberships. */
import type { ProductItem } from "@portal/contract/account/calls";
import type { Right } from "@portal/contract/http/access";
import { statement } from "@portal/db/statement";

export type OwnCompany = {
  id: number;
  name: string;
  city: string;
  right: Right;
  products: Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">[];
};

/** In the order of their names. */
export const companiesOf = statement<OwnCompany, [userId: number, most: number]>(`
  select c.id, c.display_name as name, coalesce(e.city, '') as city, m."right",
         coalesce((select json_agg(json_build_object('Stock_Keeping_Unit__c', p.code, 'Status__c', p.status))
                   from products p where p.company_id = c.id and p.status <> 'Inactive'), '[]') as products
  from memberships m join companies c on c.id = m.company_id left join entries e on e.company_id = c.id
  where m.user_id = $1 order by lower(c.display_name), c.id limit $2`);
