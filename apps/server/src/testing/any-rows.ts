/** Import rows of every type with every field, for property tests. Imported by tests only. */
import { CLAIMED_BY, CONTACT_ROLES, PRODUCT_STATUSES } from "@portal/contract/account/calls";
import { RIGHTS } from "@portal/contract/http/access";
import { FEDERAL_STATE_CODES } from "@portal/contract/addresses/calls";
import { INDUSTRY_CODES } from "@portal/contract/b2b/statistics/industries";
import { GRANTED_ROLES } from "../platform/session/granted-roles.ts";
import { DEVICES, METRICS } from "@portal/contract/tracking/events/calls";
import { WEBSITE_KINDS, WEBSITE_STATES } from "@portal/contract/website/sites/calls";
import { FLAVOURS } from "@portal/contract/web-banners/flavours";
import { BANNER_STATES } from "@portal/contract/web-banners/states";
import { PLACEMENTS } from "@portal/contract/web-banners/statistics/placements";
import * as fc from "fast-check";
import { adRows } from "./any-ad-rows.ts";
import { ratingRows } from "./any-rows/rating-rows.ts";
import { tvRows } from "./any-rows/tv-rows.ts";
import { entry } from "./any-entry-row.ts";
import { anyLead } from "./any-rows/leads.ts";
import { companyDataRows } from "./any-rows/company-data-rows.ts";
import { secretarialCall, secretarialSettings, voicebotCall, voicebotSettings } from "./phone/any-rows.ts";
import { email, instant, isoDay, line, maybe, paragraphs, some } from "./any-values.ts";

const company = (key: string) =>
  fc
    .record({
      company_name: line(40, 1),
      entry_display_name: maybe(line(40, 1)),
      claimed_by: maybe(fc.constantFrom(...CLAIMED_BY, null)),
      claimed_last_update: fc.oneof(instant, isoDay),
      is_published_on_cleverb2b: maybe(fc.boolean()),
      activeResellers: maybe(fc.array(line(20, 1), { maxLength: 3 })),
    })
    .map((row) => ({ type: "company", external_id: key, ...row }));

const user = (key: string, companies: readonly string[]) =>
  fc
    .record({
      email,
      display_name: maybe(line(30)),
      roles: maybe(some(GRANTED_ROLES)),
      accounts: maybe(
        fc.uniqueArray(fc.record({ company: fc.constantFrom(...companies), right: fc.constantFrom(...RIGHTS) }), {
          selector: (account) => account.company,
          maxLength: 4,
        }),
      ),
      user_notification_code: maybe(fc.constantFrom("none", "welcome")),
      password_hash: maybe(
        fc.constant(
          "$argon2id$v=19$m=19456,t=2,p=1$rWV2wn782kaZqr6lvxhChw$1CcauW1cHmdoa4YwX0TfcxFh7jD6QuO1m0dZwIX5TiI",
        ),
      ),
    })
    .map((row) => ({ type: "user", external_id: key, login: `${key.toLowerCase()}@kunde.example`, ...row }));

const product = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      Stock_Keeping_Unit__c: fc.constantFrom("ENTRY", "WEB-M", "X_1"),
      Status__c: fc.constantFrom(...PRODUCT_STATUSES),
      type_details: maybe(
        fc.dictionary(
          line(8, 1),
          fc.oneof(line(10), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
          { maxKeys: 3, noNullPrototype: true },
        ),
      ),
    })
    .map((row) => ({ type: "product", external_id: key, ...row }));

const contactPerson = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      name: maybe(line(30)),
      roles: some(CONTACT_ROLES),
      Email: maybe(fc.option(email)),
      phone: maybe(fc.option(line(20))),
      isDummy__c: maybe(fc.boolean()),
      changed: maybe(fc.option(instant)),
    })
    .map((row) => ({ type: "contact_person", external_id: key, ...row }));

const website = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      kind: fc.constantFrom(...WEBSITE_KINDS),
      Stock_Keeping_Unit__c: fc.constantFrom("WEB-M", "LAND", "X_1"),
      state: fc.constantFrom(...WEBSITE_STATES),
      url: maybe(fc.constantFrom("https://www.brandt.example/", "http://brandt.example/dach?a=1", null)),
      further_addresses: maybe(some(["brandt.example", "https://dach-brandt.example/start"])),
      keywords: maybe(fc.array(line(20, 1), { maxLength: 3 })),
      piwikId: maybe(fc.constantFrom("12", null)),
      builder_site_id: maybe(fc.constantFrom("b-12", null)),
      online_since: maybe(fc.option(isoDay)),
    })
    .map((row) => ({ type: "website", external_id: key, ...row }));

const mailbox = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      address: email,
      owner_name: maybe(line(30)),
      quota_bytes: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      used_bytes: maybe(fc.option(fc.integer({ min: 0, max: 10 ** 12 }))),
      used_at: fc.oneof(instant, isoDay),
      aliases: maybe(fc.array(email, { maxLength: 2 })),
      forwards_to: maybe(fc.array(email, { maxLength: 2 })),
      keeps_copy: maybe(fc.boolean()),
      login_name: maybe(line(30, 1)),
      imap_host: fc.constant("imap.post.example"),
      imap_port: maybe(fc.constantFrom(143, 993)),
      smtp_host: fc.constant("smtp.post.example"),
      smtp_port: maybe(fc.constantFrom(465, 587)),
    })
    .map((row) => ({ type: "mailbox", external_id: key, ...row }));

const notice = (key: string) =>
  fc
    .record({
      message: line(60, 1),
      level: fc.constantFrom("info", "success", "warning", "danger"),
      label: maybe(line(20)),
      dismissible: maybe(fc.boolean()),
      starts: maybe(fc.option(fc.constantFrom("2026-01-01", "2026-01-01T08:00:00+02:00"))),
      ends: maybe(fc.option(fc.constantFrom("2027-01-01T08:00:00.123Z"))),
    })
    .map((row) => ({ type: "notice", external_id: key, ...row }));

const street = fc
  .record({ postal_code: fc.constantFrom("01067", "10969"), city: line(20, 1), name: line(30, 1) })
  .map((row) => ({ type: "street", ...row }));

const userHistory = (users: readonly string[], companies: readonly string[]) =>
  [
    fc
      .record({
        user: fc.constantFrom(...users),
        company: fc.constantFrom(...companies),
        rating_text: paragraphs.map((text) => `Gut. ${text.replaceAll("\t", " ")}`),
        stars: fc.integer({ min: 1, max: 5 }),
        update_date: fc.oneof(instant, isoDay),
        withdrawn: maybe(fc.boolean()),
      })
      .map((row) => ({ type: "user_rating", external_id: "R-1", ...row })),
    fc
      .record({ user: fc.constantFrom(...users), what: line(30, 1), where: maybe(line(20)), timestamp: instant })
      .map((row) => ({ type: "latest_search", external_id: "S-1", ...row })),
    fc
      .record({ user: fc.constantFrom(...users), company: fc.constantFrom(...companies), timestamp: instant })
      .map((row) => ({ type: "viewed_entry", external_id: "V-1", ...row })),
  ] as const;

const accountLocks = (key: string) =>
  fc
    .record({
      changed: fc.oneof(instant, isoDay),
      by_support: maybe(fc.boolean()),
      No_Call__c: maybe(fc.boolean()),
      No_Leads__c: maybe(fc.boolean()),
      No_Wkdb_Signet__c: maybe(fc.boolean()),
    })
    .map((row) => ({ type: "account_locks", company: key, ...row }));

/** The retention of single events. */
const lately = fc
  .integer({ min: 1, max: 300 * 24 * 60 })
  .map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString());

const trackingEvent = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      metric: fc.constantFrom(...METRICS),
      at: lately,
      device: maybe(fc.constantFrom(...DEVICES)),
      term: maybe(line(30, 1)),
      visitor: maybe(fc.constantFrom("v1", "v2")),
      repeat: maybe(fc.boolean()),
    })
    .map((row) => ({ type: "tracking_event", external_id: key, ...row }));

const b2bDay = (key: string, day: string) =>
  fc
    .record({
      extra: fc.nat({ max: 50 }),
      devices: fc.record({ phone: fc.nat({ max: 9 }), computer: fc.nat({ max: 9 }), tablet: fc.nat({ max: 9 }) }),
      origins: fc.uniqueArray(
        fc.record({
          state: maybe(fc.constantFrom(...FEDERAL_STATE_CODES)),
          industry: maybe(fc.constantFrom(...INDUSTRY_CODES)),
          views: fc.integer({ min: 1, max: 5 }),
        }),
        { maxLength: 4, selector: ({ state, industry }) => `${state} ${industry}` },
      ),
      counted: instant.map((at) => at.replace(/^\d{4}/, "2032")),
    })
    .map(({ extra, ...row }) => ({ type: "b2b_day", company: key, day, views: 30 + extra, ...row }));

const webBanner = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      flavour: fc.constantFrom(...FLAVOURS),
      name: line(40, 1),
      target_url: maybe(fc.constantFrom("https://www.brandt.example/herbst?a=1", null)),
      state: maybe(fc.constantFrom(...BANNER_STATES)),
      starts_on: maybe(fc.option(isoDay)),
      ends_on: maybe(fc.option(isoDay)),
    })
    .map((row) => ({ type: "web_banner", external_id: key, ...row }));

const webBannerDay = (day: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      banner: fc.constantFrom("B-1", "unknown"),
      placement: fc.constantFrom(...PLACEMENTS),
      views: fc.integer({ min: 9, max: 2 ** 31 - 1 }),
      clicks: fc.nat({ max: 9 }),
      counted: instant.map((at) => at.replace(/^\d{4}/, "2032")),
    })
    .map((row) => ({ type: "web_banner_day", day, ...row }));

/** A delivery: some companies with all their rows, in an order that can be imported. */
export function anyDelivery(images: readonly string[], pdfs: readonly string[]): fc.Arbitrary<object[]> {
  const keys = ["C-1", "c-2", "C_3", "C.10"];
  return fc
    .tuple(
      ...keys.map(company),
      fc.constant({
        type: "notification",
        external_id: "welcome",
        headline: "Willkommen",
        text: "Schön, dass Sie da sind.",
      }),
      ...["U-1", "u:2"].map((key) => user(key, keys)),
      ...["P-1", "P-2", "p-3"].map((key) => product(key, keys)),
      ...["K-1", "K-2"].map((key) => contactPerson(key, keys)),
      ...keys.slice(0, 3).map((key) => entry(key, images, pdfs)),
      notice("N-1"),
      street,
      ...userHistory(["U-1", "u:2"], keys),
      ...["E-1", "e:2", "E_3"].map((key) => trackingEvent(key, keys)),
      ...keys.slice(1, 3).map(accountLocks),
      ...["W-1", "w:2"].map((key) => website(key, keys)),
      ...["M-1", "m:2"].map((key) => mailbox(key, keys)),
      ...["C-1", "C_3"].map(secretarialSettings),
      ...["A-1", "a:2"].map((key) => secretarialCall(key, keys)),
      ...["L-1", "l:2"].map((key) => anyLead(key, keys)),
      ...["C-1", "C.10"].map(voicebotSettings),
      ...["B-1", "b:2"].map((key) => voicebotCall(key, keys)),
      b2bDay("C-1", "2026-03-01"),
      b2bDay("C_3", "2026-03-02"),
      ...adRows,
      ...["B-1", "b:2"].map((key) => webBanner(key, keys)),
      ...["2026-03-01", "2026-03-02"].map((day) => webBannerDay(day, keys)),
      ...tvRows(keys),
      ...ratingRows(keys),
      ...companyDataRows(keys, pdfs),
    )
    .map((rows) => [...rows]);
}
