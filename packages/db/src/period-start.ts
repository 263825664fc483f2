/**
 * SQL of the first day of a range's period (`periodsOf` of the contract) that a day is part of. The period at the
 * range's start may be cut. All three arguments are SQL: `interval` of Day, Week or Month, `day` and `rangeStart` of dates.
 */
export const periodStart = (interval: string, day: string, rangeStart: string): string =>
  `greatest(date_trunc(${interval}, (${day})::timestamp)::date, ${rangeStart}::date)`;
