import type { ProductItem } from "@portal/contract/account/calls";
import type { Database } from "@portal/db/rows";
import { quickStatement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";

const readProducts = quickStatement<Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">, [companyId: number]>(
  `select code as "Stock_Keeping_Unit__c", status as "Status__c" from products where company_id = $1`,
);

export const findProducts = (db: Kysely<Database>, { companyId }: AccountScope) => readProducts(db, companyId);
