/** Hour 0 to 23 in one or two digits, colon, minutes 00 to 59 (Specification §5). */
export const OPENING_HOUR_PATTERN = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;
