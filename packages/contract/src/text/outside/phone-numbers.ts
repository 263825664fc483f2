/** Numbers that Germany prints, as it prints them. Origins and licences: README.md. */

/** Numbers that the Bundesnetzagentur keeps for fiction, first and last of each range, as its notice writes them. */
export const FICTION_LANDLINE = [
  "(0)30 23125 000",
  "(0)30 23125 999",
  "(0)69 90009 000",
  "(0)69 90009 999",
  "(0)40 66969 000",
  "(0)40 66969 999",
  "(0)221 4710 000",
  "(0)221 4710 999",
  "(0)89 99998 000",
  "(0)89 99998 999",
];

export const FICTION_MOBILE = [
  "(0)152 28817386",
  "(0)152 28895456",
  "(0)152 54599371",
  "(0)171 39200 00",
  "(0)171 39200 99",
  "(0)172 9925904",
  "(0)172 9968532",
  "(0)172 9973185",
  "(0)172 9973186",
  "(0)172 9980752",
  "(0)174 9091317",
  "(0)174 9464308",
  "(0)176 040690 00",
  "(0)176 040690 99",
];

/** libphonenumber's example of each kind for Germany, in its national format. */
export const LIBPHONENUMBER_EXAMPLES = [
  { kind: "landline", national: "030/123456", e164: "+4930123456" },
  { kind: "mobile", national: "0151 23456789", e164: "+4915123456789" },
  { kind: "free of charge", national: "0800 1234567", e164: "+498001234567" },
  { kind: "personal", national: "0700 1234 5678", e164: "+4970012345678" },
  { kind: "pager", national: "016412345", e164: "+4916412345" },
];

/** Its formats that part a single digit: the tariff of 0180 and 0900. */
export const LIBPHONENUMBER_SINGLE_DIGIT = [
  { kind: "shared cost", national: "0180 1 2345" },
  { kind: "premium", national: "0900 1 234567" },
];

/** Switchboards, emergency calls and services in the ways their holders print numbers. */
export const PRINTED = [
  "110",
  "112",
  "115",
  "116 117",
  "116 123",
  "030 227-0",
  "030 18272-0",
  "0228 14-0",
  "+49 228 14-0",
  "+49 (0) 228 14-0",
  "0221 / 221-0",
  "(0221) 221-0",
  "030.2970",
  "0800 33 01000",
  "0800 330 4615",
  "01806 999 555 10",
  "01806 99 66 33",
  "0137/1001001",
  "030 / 4664-4664",
  "03643 762-0",
  "033051 255-00",
  "(033051) 255-00",
  "+49-89-233-00",
  "004989 23300",
  "(+49) 89 233-00",
  "089 – 233 – 00",
  "089 233‑00",
];

/** Printed so by those who have them, and refused, because the specification wants at least two digits a group. */
export const PRINTED_WITH_SINGLE_DIGITS = [
  "0800 111 0 111",
  "0800 4 5555 00",
  "0180 5 123456",
  "0 30 / 22 70",
  "0 800 33 01000",
  "+49 0 30 2270",
];

/** What stands in imprints and on cards and is more than a number, or none of Germany's. */
export const NO_GERMAN_NUMBER = [
  "Tel.: 030 227-0",
  "030 227-0 (Zentrale)",
  "030 227-0, -30",
  "030 227 App. 12",
  "030 227 DW 0",
  "0800-REISEN",
  "+43 1 53115-0",
  "+41 58 462 21 11",
  "0033 1 42 92 81 00",
  "030 O227",
  "030 ２２７",
  "auf Anfrage",
  "030 227-xxx",
  "030 227-",
  "--",
];
