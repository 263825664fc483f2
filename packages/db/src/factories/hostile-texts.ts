/**
 * Texts that try to become something else: markup, scripts, formulas, commands of a format. Kinds as in public lists of
 * such strings. All are texts that people may write, so they are stored and shown unchanged.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '"><iframe src=javascript:alert(1)>',
  "<a href='javascript:alert(1)'>klick</a>",
  "</textarea><script>alert(1)</script>",
  "<!--#exec cmd='/bin/ls /'-->",
  "<![CDATA[x]]>",
  "&lt;b&gt;&amp;amp;",
  "{{constructor.constructor('alert(1)')()}}",
  "${7*7} #{7*7} <%= 7*7 %>",
  "javascript:alert(1)",
  "=2+5",
  "=cmd|' /C calc'!A0",
  '+HYPERLINK("http://x.example";"hier")',
  "-2+3",
  "@SUM(A1:A9)",
  'a";b;"c',
  "Zeile 1\nZeile 2;Spalte",
  "'; drop table ratings; --",
  "100 % _ \\ genau",
  "{name} {firma} $& $1",
  "مرحبا بكم في الورشة",
  "שלום",
  "Z̸a̶l̵g̷o̸",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "ｆｕｌｌ ｗｉｄｔｈ",
  "undefined null NaN true",
];

/** Marks that turn the direction of what follows. Forms refuse them; other sources may deliver them. */
export const TURNING_TEXTS: readonly string[] = ["gut\u202Egpj.exe", "\u2067rechts\u2069", "a\u200Fb"];
