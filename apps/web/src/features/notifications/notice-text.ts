/**
 * A notice's first sentence and what follows it; on narrow screens the rest waits behind "Mehr". Full stops after
 * numbers and abbreviations ("1. Mai", "z. B.") end no sentence.
 */
export function splitNotice(message: string): { first: string; rest: string } {
  const end = /(?<=\p{Letter}{3}|\))[.?!](?=\s+\p{Uppercase_Letter})/u.exec(message);
  if (end === null) return { first: message, rest: "" };
  return { first: message.slice(0, end.index + 1), rest: message.slice(end.index + 1).trim() };
}
