/** What Equal Access reports although nothing is wrong, each with its reason. */

type Reported = { ruleId: string; reasonId: string; snippet: string };
type FalseAlarm = { rule: string; reason?: string; in?: RegExp; because: string };

const FALSE_ALARMS: readonly FalseAlarm[] = [
  {
    rule: "element_tabbable_visible",
    because: "It judges the look without focus. `npm run audit -- --focus` sees each stop while it has the focus.",
  },
  { rule: "style_focus_visible", because: "It only asks. `npm run audit -- --focus` measures each ring." },
  { rule: "element_tabbable_unobscured", because: "It only asks. `npm run audit -- --focus` looks what lies on top." },
  { rule: "style_color_misuse", because: "It asks once for each style sheet; chosen.ts looks without colours." },
  {
    rule: "input_label_visible",
    reason: "potential_no_label",
    because:
      "A button's icon is its label; text areas have theirs above, unseen by the engine; rows and charts have their group's.",
  },
  {
    rule: "input_label_visible",
    reason: "potential_placeholder_only",
    because: "Search fields have the magnifier, times stand in a row that names the day. Both have names.",
  },
  {
    rule: "input_label_exists",
    in: /name="(?:note|text|valueCents)"/,
    because: "The field is folded away, and its label with it; unfolded, both are there.",
  },
  {
    rule: "label_content_exists",
    because: "The labels of the stars hold their words for screen readers, out of sight.",
  },
  {
    rule: "aria_article_label_unique",
    in: /aria-label="Bewertung von /,
    because: "The name says who, when and where; whoever rates twice on one day gives two ratings with one name.",
  },
  { rule: "aria_form_label_unique", because: "A form without a name is no landmark, so two of them are not alike." },
  {
    rule: "form_submit_button_exists",
    because: "Searches answer while somebody types; what may only be read is not sent.",
  },
  { rule: "aria_keyboard_handler_exists", because: "React listens to keys at the root of the page." },
  {
    rule: "widget_tabbable_exists",
    because: "The list belongs to a combobox, whose field keeps the focus (aria-activedescendant).",
  },
  { rule: "input_checkboxes_grouped", because: "A switch or a single consent stands for itself." },
  {
    rule: "text_block_heading",
    because: "Short lines in strong type that head nothing: initials, figures, names, legends of groups.",
  },
  { rule: "heading_markup_misuse", because: "The headings are those of parts of the page." },
  { rule: "aria_descendant_valid", because: "The drawing of the poster is one picture with one name." },
  { rule: "blockquote_cite_exists", because: "Customers' words have no address to cite." },
  { rule: "text_quoted_correctly", because: "The text is code to copy." },
  {
    rule: "fieldset_label_valid",
    in: /aria-(?:labelledby="_r_\w+"|describedby="_r_\w+-help")/,
    because: "A choice between two versions has the name of the part that lies behind its dialog.",
  },
  {
    rule: "target_spacing_sufficient",
    in: /type="range"/,
    because: "The other field lies behind the slider's dialog.",
  },
  { rule: "frame_src_valid", because: "The outbox shows mails, which have pages of their own." },
];

export const isFalseAlarm = ({ ruleId, reasonId, snippet }: Reported): boolean =>
  FALSE_ALARMS.some(
    (alarm) =>
      alarm.rule === ruleId &&
      (alarm.reason === undefined || alarm.reason === reasonId) &&
      (alarm.in === undefined || alarm.in.test(snippet)),
  );
