/** `public`: in the whole state; `parts`: in some municipalities; `augsburg`: only there; `custom`: not by law. */
export type HolidayKind = "public" | "parts" | "augsburg" | "custom";

/** A row of the generated table: federal states and days, each separated by spaces. */
export type HolidayRow = {
  readonly name: string;
  readonly kind: HolidayKind;
  readonly states: string;
  readonly days: string;
};
