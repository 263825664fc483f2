/** Which addresses a company may have checked: those of its own websites, and the website of its entry. */
import { isSameSite } from "@portal/website-check/site";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type OwnAddresses = {
  /** One for each website, as people know it; the company's products first. */
  addresses: string[];
  /** True for an address of one of these websites, whatever page it names. */
  isOwn(url: string): boolean;
  /** True for a website that the provider made. */
  isOurs(url: string): boolean;
};

type Row = { url: string; is_ours: boolean };
const MOST = 50;

const readAddresses = statement<Row, [companyId: number]>(`
  select url, is_ours from (
    select unnest(array_remove(array_prepend(url, further_addresses), null)) as url, true as is_ours, id
    from websites where company_id = $1 and state <> 'ended'
    union all
    select website, false, null from entries where company_id = $1 and website <> '') own
  order by is_ours desc, id limit ${MOST}`);

/** With its scheme and without fragment; undefined for a text that is no web address. */
function readAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.parse(address);
  // Only in its plain spelling: what the guarded client would refuse anyway is no address of anybody.
  if (url === null || url.username !== "" || url.password !== "" || url.port !== "" || !url.hostname.includes("."))
    return undefined;
  url.hash = "";
  return url.href;
}

export async function ownAddresses(db: Kysely<Database>, companyId: number): Promise<OwnAddresses> {
  const rows = (await readAddresses(db, companyId)).flatMap((row) => {
    const url = readAddress(row.url);
    return url === undefined ? [] : [{ ...row, url }];
  });
  // A further address often is the same website without "www.", and the entry names the product's website.
  const addresses = rows.filter(({ url }, index) => rows.findIndex((other) => isSameSite(other.url, url)) === index);
  const has = (list: readonly Row[], url: string): boolean => list.some((own) => isSameSite(own.url, url));
  return {
    addresses: addresses.map(({ url }) => url),
    isOwn: (url) => has(rows, url),
    isOurs: (url) =>
      has(
        rows.filter((row) => row.is_ours),
        url,
      ),
  };
}

const ENCODED = /^https?%3a%2f%2f/i;

/** The address that a call names, in its normal form; undefined if it is not one of the company's. */
export function chosenAddress({ isOwn }: Pick<OwnAddresses, "isOwn">, encUrl: string): string | undefined {
  const url = readAddress(ENCODED.test(encUrl) ? decoded(encUrl) : encUrl);
  return url !== undefined && isOwn(url) ? url : undefined;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
