/**
 * What a supported browser may lack, because the product works without it there. Each says what people of that browser
 * get instead.
 */
export const TOLERATED: Readonly<Record<string, string>> = {
  "window.requestIdleCallback": "Asked for first; Safari loads at the next timeout.",
  "navigator.share": "Asked for first; Firefox copies the link instead.",
  "<img fetchpriority>": "Pictures load at the usual priority.",
  "<input autocapitalize>": "Matters for keyboards on a screen only, which Safari on the Mac does not have.",
  cursor: "Phones have no pointer.",
  resize: "iPhones have no corner to drag; the field scrolls.",
  "font-family": "The next font of the list.",
  "scrollbar-width": "A thin scrollbar is visible.",
  "-webkit-touch-callout": "Only Safari opens a menu on a long press.",
  "@page": "The poster is printed with the printer's own margins.",
  "forced-color-adjust": "Safari has no forced colours.",
  "print-color-adjust": "The build adds the name that Chrome has had for long.",
  "break-before": "A table may be divided between two printed pages.",
  "break-after": "A headline may stand at the end of a printed page.",
  "text-wrap": "The last line may be a single word.",
  "field-sizing": "The field keeps its lines and scrolls.",
  "@starting-style": "The menu opens without sliding.",
  "text-size-adjust": "Matters where phones enlarge text, which these browsers do not.",
  "scrollbar-gutter": "The page moves by the width of the scrollbar when one appears.",
  "hyphenate-limit-chars": "Shorter words may be hyphenated, too.",
  "::selection": "iPhones mark text in their own colour.",
};
