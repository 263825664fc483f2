/** Title, description and headings. */
import { type Finding, finding, findingAbout } from "../finding.ts";
import type { PageFacts } from "../page/page-facts.ts";

const SAYS_NOTHING =
  /^(?:home(?:page)?|start(?:seite)?|index|willkommen|untitled(?: document)?|unbenannt|neue seite|document|website|webseite)\W*\d*$/i;
/** Search results cut longer ones; a bit more is no harm. */
const LONG_TITLE = 75;

export function contentFindings(page: PageFacts): Finding[] {
  return [
    ...titleFindings(page),
    ...(page.description === "" ? finding("content.no_description") : []),
    ...headingFindings(page),
  ];
}

function titleFindings({ title }: PageFacts): Finding[] {
  if (title === "") return finding("content.no_title");
  if (SAYS_NOTHING.test(title)) return finding("content.title_says_nothing", [title]);
  return title.length > LONG_TITLE ? finding("content.title_long", [title], String(title.length)) : [];
}

function headingFindings({ headings }: PageFacts): Finding[] {
  const main = headings.filter(({ level }) => level === 1);
  if (main.length === 0) return finding("content.no_heading");
  // Nobody hears an empty one.
  const heard = headings.filter(({ text }) => text !== "");
  const skipped = heard.filter(({ level }, index) => index > 0 && level > (heard[index - 1]?.level ?? 0) + 1);
  return [
    ...(main.length > 1
      ? finding(
          "content.several_headings",
          main.map(({ text }) => text),
          String(main.length),
        )
      : []),
    ...findingAbout(
      "content.heading_skipped",
      skipped.map(({ text }) => text),
    ),
  ];
}
