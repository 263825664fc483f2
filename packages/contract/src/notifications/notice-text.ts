/**
 * Splits a notice after its first sentence; narrow screens hide the rest behind "Mehr". A full stop after a number or
 * an abbreviation ("1. Mai", "z. B.") ends no sentence.
 */
export function splitNotice(message: string): { first: string; rest: string } {
  const end = /(?<=\p{Letter}{3}|\))[.?!](?=\s+\p{Uppercase_Letter})/u.exec(message);
  if (end === null) return { first: message, rest: "" };
  return { first: message.slice(0, end.index + 1), rest: message.slice(end.index + 1).trim() };
}
