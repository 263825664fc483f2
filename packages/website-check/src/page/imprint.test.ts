import { expect, test } from "vitest";
import { type ImprintCompany, type ImprintDetail, imprintFacts } from "./imprint.ts";

const UNKNOWN: ImprintCompany = { names: [], people: [], legalForm: "", vatId: "", trades: [] };
const CONTACT = "Vogelsanger Straße 214, 50825 Köln, Telefon 0221 4710214, post@lorenz.example. ";
const missing = (text: string, company: Partial<ImprintCompany> = {}) =>
  imprintFacts(CONTACT + text, { ...UNKNOWN, ...company }).missing;

test.each<[string, string, Partial<ImprintCompany>, ImprintDetail[]]>([
  ["nothing is known of the company", "", {}, []],
  ["nobody is named", "Willkommen bei uns", { names: ["Dachwerk"], people: ["Sabine Lorenz"] }, ["name"]],
  ["the owner is named", "Sabine LORENZ", { names: ["Dachwerk"], people: ["Sabine Lorenz"] }, []],
  ["the owner is named with another umlaut", "Sabine Mueller", { people: ["Sabine Müller"] }, []],
  ["an owner with a short name is named", "Frau Li", { people: ["Bo Li"] }, []],
  ["an owner with a short name is not named", "Willkommen", { people: ["Bo Li"] }, ["name"]],
  ["an owner without letters", "Willkommen", { people: ["–"] }, []],
  ["a short word of the firm's name is none", "Wolter und Co", { names: ["Co"], people: ["Bo Li"] }, ["name"]],
  ["the firm is named", "Dachwerk Köln", { names: ["Dachwerk"], people: ["Sabine Lorenz"] }, []],
  ["another owner is named", "Inh. Peter Wolter", { people: ["Sabine Lorenz"] }, []],
  ["a company without its form", "Dachwerk Köln", { legalForm: "limited_company" }, ["legalForm"]],
  ["HRB without a form", "Dachwerk, HRB 48213, Amtsgericht Köln", {}, ["legalForm"]],
  ["HRA without a form", "Dachwerk, HRA 48213, Amtsgericht Köln", {}, []],
  ["the form in words", "Dachwerk Gesellschaft mit beschränkter Haftung", { legalForm: "limited_company" }, []],
  ["a registered association", "Turnverein e. V.", { legalForm: "association" }, []],
  ["an association by its name", "Turnverein", { legalForm: "association" }, []],
  ["a foundation by its name", "Bürgerstiftung", { legalForm: "foundation" }, []],
  [
    "a charitable company",
    "Dachwerk gUG (haftungsbeschränkt), Geschäftsführerin: Sabine Lorenz, Amtsgericht Köln",
    { legalForm: "entrepreneurial_company" },
    [],
  ],
  ["a charitable company acts through somebody", "Dachwerk gUG", {}, ["representative", "register"]],
  ["the agency is a company", "Dachwerk. Konzeption, Gestaltung und Hosting: Webkontor GmbH, Köln", {}, []],
  ["the insurer is a company", "Dachwerk. Berufshaftpflichtversicherung: Rheinische Versicherung AG", {}, []],
  [
    "the provider and the agency are companies",
    "Dachwerk GmbH. Webdesign: Webkontor GmbH",
    {},
    ["representative", "register"],
  ],
  ["a limited company that only the credits name", "Gestaltung: Dachwerk GmbH", { legalForm: "limited_company" }, []],
  ["limited in words", "Dachwerk (haftungsbeschränkt)", { legalForm: "entrepreneurial_company" }, []],
  ["a sole proprietor", "Dachwerk", { legalForm: "sole_proprietor" }, []],
  ["no VAT id, and there is one", "", { vatId: "DE123456789" }, ["vatId"]],
  ["a business identification number in its place", "DE123456789-00001", { vatId: "DE123456789" }, []],
  ["the label alone", "Wirtschafts-Identifikationsnummer:", {}, ["businessId"]],
  ["the label with another number", "W-IdNr.: 214/5021/1234", {}, ["businessId"]],
  ["the label with its number", "W-IdNr.: DE 123 456 789-00001", {}, []],
  ["no label", "Eine Wirtschaftsidee aus Köln", {}, []],
  ["none needed", "Wirtschafts-ID: entfällt", {}, []],
  ["handed in later", "W-IdNr.: wird nachgereicht", {}, []],
  ["asked for", "W-IdNr.: in Beantragung", {}, []],
  ["still open", "W-IdNr.: ausstehend", {}, []],
  ["still open, in a sentence", "Die Wirtschafts-ID steht noch aus", {}, []],
  ["not yet awarded", "Wirtschafts-ID: wurde noch nicht vergeben", {}, []],
])("%s: %s", (_case, text, company, expected) => expect(missing(text, company)).toEqual(expected));

const LAWYER = "Rechtsanwaltskammer Köln. Berufsbezeichnung: Rechtsanwältin (Bundesrepublik Deutschland). BRAO, BORA";
test.each<[string, string, ImprintDetail[]]>([
  ["Rechtsanwaltskanzlei", "", ["chamber", "title", "rules"]],
  ["Rechtsanwaltskanzlei", LAWYER, []],
  ["Rechtsanwaltskanzlei", LAWYER.replace("BRAO, BORA", "Wir beachten die Datenschutz-Grundverordnung"), ["rules"]],
  ["Rechtsanwaltskanzlei", LAWYER.replace("BRAO, BORA", "Angaben nach dem Telemediengesetz"), ["rules"]],
  ["Fachanwalt für Mietrecht", "", ["chamber", "title", "rules"]],
  ["Zahnarzt", "Zuständig ist die Zahnärztekammer", ["title", "rules"]],
  ["Orthopädische Praxis", "", ["chamber", "title", "rules"]],
  ["Steuerberatung", "Steuerberaterkammer, verliehen in Deutschland, Steuerberatungsgesetz", []],
  ["Physiotherapie", "", ["title", "rules"]],
  ["Apotheke", "Apothekerkammer, Approbation in Deutschland, Berufsordnung", []],
  ["Immobilienmakler", "", ["authority"]],
  ["Immobilienmakler", "Erlaubnis nach § 34c GewO, Gewerbeamt Köln", []],
  ["Pflegedienst", "Aufsichtsbehörde: Bezirksamt Harburg", []],
  ["Fahrschule", "", ["authority"]],
  ["Dachdecker", "", []],
  ["Hundephysiotherapie und Tierosteopathie", "", []],
  ["Autovermietung", "", []],
])("the trade %s with %j lacks %j", (trade, text, expected) =>
  expect(missing(text, { trades: [trade] })).toEqual(expected),
);

test.each([
  ["Hauptplatz 34, 8130 Frohnleiten, Österreich", []],
  ["Bahnhofstrasse 1, CH-8001 Zürich", []],
  ["Hauptplatz 34, Frohnleiten. © 2024 Matthias Wecht", ["address"]],
  ["Hauptplatz 34, 8130 Frohnleiten", ["address"]],
])("address %s", (address, expected) =>
  expect(imprintFacts(`${address}, Tel. 0664 1274230, post@lorenz.example`, UNKNOWN).missing).toEqual(expected),
);
