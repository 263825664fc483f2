/** How the controls of some parts become the values of a save, and back after two versions were merged. */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { ENTRY_PARTS } from "@portal/contract/entry/parts";
import { controlId } from "@portal/contract/entry/places";
import { describe, expect, test } from "vitest";
import { anEntry } from "../../../testing/an-entry.ts";
import { errorInside } from "../form-engine/part-definition.ts";
import { aboutUs } from "./about-us/definition.ts";
import { companyData } from "./company-data/definition.ts";
import { logoAndSlogan, type LogoDraft } from "./logo-and-slogan/definition.ts";
import { onlinePresence, pathOfProfile } from "./online-presence/definition.ts";

describe("about us", () => {
  const draft = aboutUs.draftOf(anEntry());

  test.each([
    ["", null],
    [" 1987 ", 1987],
    ["anno 87", "anno 87"],
  ])("the typed year %j is sent as %j", (foundingYear, sent) => {
    expect(aboutUs.fieldsOf({ ...draft, foundingYear })).toMatchObject({ foundingYear: sent });
  });

  test("a year that is no number is reported at its field", () => {
    expect(aboutUs.check({ ...draft, foundingYear: "anno 87" })).toMatchObject({
      ok: false,
      errors: { foundingYear: expect.any(String) },
    });
  });

  test("a specialty that was typed but not added is sent after the chosen ones", () => {
    const specialties = { chosen: ["Fassaden"], typed: " Stuck " };
    expect(aboutUs.fieldsOf({ ...draft, specialties })).toMatchObject({ specialties: ["Fassaden", "Stuck"] });
  });

  test("merged fields replace those of the draft, the others stay", () => {
    const mine = { text: "Mein Text", foundingYear: "1987", specialties: { chosen: ["Fassaden"], typed: "" } };
    expect(aboutUs.withFields(mine, { foundingYear: 1990, specialties: ["Stuck"] })).toEqual({
      text: "Mein Text",
      foundingYear: "1990",
      specialties: { chosen: ["Stuck"], typed: "" },
    });
    expect(aboutUs.withFields(mine, { foundingYear: null }).foundingYear).toBe("");
  });
});

describe("online presence", () => {
  const empty = onlinePresence.draftOf(anEntry());
  const draft = { ...empty, profiles: { ...empty.profiles, facebook: " facebook.com/maler ", instagram: "@maler" } };

  test("only networks with an address are sent, without spaces around it", () => {
    expect(onlinePresence.fieldsOf(draft)).toEqual({
      profiles: [
        { network: "facebook", url: "facebook.com/maler" },
        { network: "instagram", url: "@maler" },
      ],
      shopUrl: "",
      bookingUrl: "",
    });
  });

  test("a network's path is its place among those with an address", () => {
    expect(pathOfProfile(draft, "facebook")).toBe("profiles.0.url");
    expect(pathOfProfile(draft, "instagram")).toBe("profiles.1.url");
    expect(pathOfProfile(draft, "whatsapp")).toBe("profiles.whatsapp");
  });

  test("a wrong address is reported at its network's path", () => {
    const wrong = { ...draft, profiles: { ...draft.profiles, instagram: "kein profil" } };
    expect(onlinePresence.check(wrong)).toMatchObject({ ok: false, errors: { "profiles.1.url": expect.any(String) } });
  });

  test("merged profiles replace all networks, the shop's address stays", () => {
    const merged = onlinePresence.withFields(
      { ...draft, shopUrl: "shop.example" },
      { profiles: [{ network: "instagram", url: "@neu" }] },
    );
    expect(onlinePresence.fieldsOf(merged)).toEqual({
      profiles: [{ network: "instagram", url: "@neu" }],
      shopUrl: "shop.example",
      bookingUrl: "",
    });
  });
});

describe("logo and slogan", () => {
  const withLogo = anEntry({
    media_owner: [{ Type__c: "LOGO", Url: "/media/logo1", alt: "Pinsel" }],
  } satisfies Partial<SalesForceEntry>);
  const uploaded: LogoDraft = {
    kind: "upload",
    file: {
      marker: `tmpfile-${"a".repeat(22)}`,
      url: "/api/new",
      thumbnailUrl: null,
      width: 9,
      height: 9,
      mediaType: "image/png",
      bytes: 1,
    },
    crop: null,
  };
  const none: LogoDraft = { kind: "none", removes: false };

  test.each<[string, LogoDraft, string | null]>([
    ["a stored logo", { kind: "stored", url: "/media/logo1" }, "/media/logo1"],
    ["an uploaded logo", uploaded, "/api/new"],
    ["no logo", none, null],
  ])("%s is compared by its address", (_what, logo, shown) => {
    expect(logoAndSlogan.fieldsOf({ slogan: "", logo, logoAlt: "" })).toEqual({ slogan: "", logo: shown, logoAlt: "" });
  });

  test("the form begins with the entry's logo and its description", () => {
    expect(logoAndSlogan.draftOf(withLogo)).toEqual({
      slogan: "",
      logo: { kind: "stored", url: "/media/logo1" },
      logoAlt: "Pinsel",
    });
    expect(logoAndSlogan.draftOf(anEntry()).logo).toEqual(none);
  });

  test("a merge that takes the other side's removal removes the logo with the save", () => {
    const merged = logoAndSlogan.withFields(logoAndSlogan.draftOf(withLogo), { logo: null, slogan: "Farbe" });
    expect(merged).toMatchObject({ logo: { kind: "none", removes: true }, slogan: "Farbe" });
  });

  test("a merge that keeps my upload keeps its marker, one with another address takes the stored logo", () => {
    const mine = { slogan: "", logo: uploaded, logoAlt: "" };
    expect(logoAndSlogan.withFields(mine, { logo: "/api/new" }).logo).toBe(uploaded);
    expect(logoAndSlogan.withFields(mine, { logo: "/media/logo2" }).logo).toEqual({
      kind: "stored",
      url: "/media/logo2",
    });
  });
});

test("the empty name of a company is reported at its field", () => {
  expect(companyData.check({ ...companyData.draftOf(anEntry()), company_name: " " })).toEqual({
    ok: false,
    errors: { company_name: "Bitte geben Sie den Namen Ihrer Firma an." },
  });
});

test("a control's id is the part and the path with hyphens, so that no two parts share one", () => {
  expect(controlId("openingHours", "week.0.spans.1.from")).toBe("openingHours-week-0-spans-1-from");
  expect(new Set(ENTRY_PARTS.map((part) => controlId(part, "text"))).size).toBe(ENTRY_PARTS.length);
});

test.each([
  ["week", "Von ist zu spät."],
  ["week.1", "Von ist zu spät."],
  ["week.1.from", "Von ist zu spät."],
  ["week.10", undefined],
  ["wee", undefined],
])("with an error at week.1.from the field %s shows %j", (path, expected) => {
  expect(errorInside({ "week.1.from": "Von ist zu spät." }, path)).toBe(expected);
});
