/** The chosen codes with one more or one less, in the order of the list: back as it was is not a change. */
export const toggled = <Code extends string>(
  all: readonly Code[],
  chosen: readonly Code[],
  code: Code,
  on: boolean,
): Code[] => all.filter((other) => (other === code ? on : chosen.includes(other)));
