/** What the start page of a company says about one product; the entry adds tasks of its own to every company. */
import { getDashboard } from "@portal/contract/dashboard/calls";
import type { TestClient } from "../test-client.ts";

/** @param product its German name, as tasks and results show it */
export async function dashboardOf(client: TestClient, accountId: number, product: string) {
  const { body } = await client.call(getDashboard, { accountId });
  const isOfProduct = (line: { product: string }) => line.product === product;
  return {
    tasks: body.tasks.filter(isOfProduct),
    results: body.results.filter(isOfProduct),
    products: body.products,
    missing: body.missing,
  };
}
