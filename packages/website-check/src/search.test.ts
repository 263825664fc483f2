import { expect, test } from "vitest";
import { finding, type FindingCode } from "./finding.ts";
import { worstForSearch } from "./search.ts";

const of = (...codes: FindingCode[]) => worstForSearch(codes.flatMap((code) => finding(code)));

test.each<[FindingCode[], FindingCode | undefined]>([
  [[], undefined],
  [["legal.no_imprint", "privacy.cookies", "access.pale_text"], undefined],
  [["data.missing", "tls.missing", "index.noindex"], "index.noindex"],
  [["data.missing", "legal.no_imprint", "tls.missing"], "tls.missing"],
  // Google usually ignores an original that does not exist.
  [["index.canonical_broken", "index.noindex"], "index.noindex"],
  // Of two that harm as much the first, because a check lists the most useful one first.
  [["links.broken", "data.missing"], "links.broken"],
])("of %j the worst is %s", (codes, worst) => expect(of(...codes)?.found.code).toBe(worst));
