/** Adds or removes a code. Keeps the order of the list, so that toggling twice is no change. */
export const withCodeToggled = <Code extends string>(
  all: readonly Code[],
  chosen: readonly Code[],
  code: Code,
  on: boolean,
): Code[] => all.filter((other) => (other === code ? on : chosen.includes(other)));
