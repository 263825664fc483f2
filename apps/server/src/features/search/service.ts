/** Asks every source whose product the company has, all at once and none for longer than a person waits. */
import type { ProductItem } from "@portal/contract/account/calls";
import type { DashboardPlace } from "@portal/contract/dashboard/calls";
import { hasOneOf } from "@portal/contract/navigation/products";
import { HITS_PER_GROUP, type SearchAnswer, type SearchGroup } from "@portal/contract/search/calls";
import { MOST_WORDS, searchedDigits, searchMatcher, searchPatterns } from "@portal/contract/search/words";
import { quickStatement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import { inTime } from "../../platform/in-time.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import type { Searched, SearchPlace, SearchSource, SearchWords } from "./source.ts";

/** A person who types waits no longer for a source, unless PART_TIMEOUT_MS says so. */
const PART_TIMEOUT_MS = 1500;

type Product = Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">;
const readProducts = quickStatement<Product, [companyId: number]>(
  `select code as "Stock_Keeping_Unit__c", status as "Status__c" from products where company_id = $1`,
);

const wirePlace = ({ page, query = {}, place = "" }: SearchPlace): DashboardPlace => ({ page, query, place });

const wordsOf = (patterns: readonly string[]): SearchWords => {
  const [first = "", second = "", third = ""] = patterns.slice(0, MOST_WORDS);
  return [first, second, third];
};

export function createSearchService(
  { db, environment, log }: Pick<Dependencies, "db" | "environment" | "log">,
  sources: readonly SearchSource[],
) {
  /** Null if the source fails or takes too long: the others are shown without it. */
  async function groupOf(source: SearchSource, searched: Searched, text: string): Promise<SearchGroup | null> {
    try {
      const found = await inTime(source.find(searched), environment.PART_TIMEOUT_MS ?? PART_TIMEOUT_MS);
      if (found !== undefined) {
        return {
          key: source.name,
          label: source.label,
          hits: found.slice(0, HITS_PER_GROUP).map((hit) => ({ ...hit, place: wirePlace(hit.place) })),
          all: found.length > HITS_PER_GROUP ? wirePlace(source.all(text)) : null,
        };
      }
      log.error({ source: source.name }, "a source of the search took too long");
    } catch (error) {
      log.error({ err: error, source: source.name }, "a source of the search failed");
    }
    return null;
  }

  return {
    async search(scope: AccountScope, typed: string): Promise<SearchAnswer> {
      const text = typed.trim();
      const patterns = searchPatterns(text);
      if (patterns.length === 0) return { groups: [], missing: [] };
      const products = await readProducts(db, scope.companyId);
      const asked = sources.filter(({ families }) => families === "always" || hasOneOf(products, families));
      const searched: Searched = {
        db,
        scope,
        words: wordsOf(patterns),
        matches: searchMatcher(patterns),
        digits: searchedDigits(text),
        limit: HITS_PER_GROUP + 1,
      };
      const groups = await Promise.all(asked.map((source) => groupOf(source, searched, text)));
      return {
        groups: groups.filter((group) => group !== null && group.hits.length > 0) as SearchGroup[],
        missing: asked.flatMap(({ label }, index) => (groups[index] === null ? [label] : [])),
      };
    },
  };
}
