import { expect, test } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import { createCylex } from "./cylex.ts";
import { createGolocal } from "./golocal.ts";
import { createPlayedRatings } from "./played-ratings.ts";

function aPortal() {
  let now = Date.parse("2026-03-02T12:00:00Z");
  const ratings = createPlayedRatings(() => (now += 1000));
  const cylex = createCylex({ key: "k", ratings });
  const golocal = createGolocal({ token: "t", ratings });
  const page = (query: string, apiKey = "k") =>
    cylex({ ...aRequest(`GET /cylex/companies/c-120/reviews?${query}`), apiKey });
  return {
    page,
    read: (query: string) =>
      JSON.parse(String(page(query)?.body)) as {
        pages: number;
        total: number;
        snapshot: string;
        reviews: { id: string; removed: boolean }[];
      },
    lines: (query: string, place = "g-90") =>
      String(golocal(aRequest(`GET /golocal/betriebe/${place}/bewertungen?${query}`, { accessToken: "t" }))?.body)
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    golocal,
    act: (place: string, action: string) =>
      ratings.control(aRequest("POST /rating-feeds/control", { form: { place, action } }))?.status,
  };
}

test("Cylex pages a snapshot: what changes meanwhile does not move its pages", () => {
  const { read, act } = aPortal();
  const first = read("page=1");
  expect([first.pages, first.total, first.reviews.length]).toEqual([3, 120, 50]);
  act("c-120", "remove");
  const last = read(`page=3&snapshot=${first.snapshot}`);
  expect(last.reviews.map(({ removed }) => removed)).toEqual(Array(20).fill(false));
});

test("Cylex names what changed since an instant, removed ratings included", () => {
  const { read, act } = aPortal();
  read("page=1");
  act("c-120", "remove");
  act("c-120", "edit");
  expect(read("page=1&changed_since=2026-03-02T12:00:00Z").reviews).toMatchObject([
    { id: "c-120.1", removed: true },
    { id: "c-120.2", removed: false },
  ]);
});

test("golocal pages by number, with stars as percent and Berlin times; a removed rating is missing", () => {
  const { lines, act } = aPortal();
  const first = lines("nach=0");
  expect(first.at(-1)).toEqual({ ende: 40, gesamt: 90, weiter: 40 });
  expect(first[0]).toMatchObject({ nr: 1, prozent: 40, am: "02.12.2025 13:00" });
  expect(lines("nach=80").at(-1)).toEqual({ ende: 10, gesamt: 90, weiter: null });
  act("g-90", "remove");
  expect(lines("nach=0")[0]).toMatchObject({ nr: 2 });
  expect(lines("nach=80").at(-1)).toMatchObject({ gesamt: 89 });
});

test("unknown companies, keys, snapshots and actions are refused", () => {
  const { page, golocal, act, lines } = aPortal();
  expect([page("page=1", "x")?.status, page("page=2&snapshot=old")?.status, page("page=0")?.status]).toEqual([
    401, 410, 400,
  ]);
  expect(golocal(aRequest("GET /golocal/betriebe/nobody/bewertungen", { accessToken: "t" }))?.status).toBe(404);
  expect(golocal(aRequest("GET /golocal/betriebe/g-1/bewertungen"))?.status).toBe(401);
  expect([act("c-1", "explode"), act("nobody", "add"), act("c-1", "add")]).toEqual([400, 400, 200]);
  expect(lines("nach=0", "demo")).toEqual([{ ende: 0, gesamt: 0, weiter: null }]);
});
