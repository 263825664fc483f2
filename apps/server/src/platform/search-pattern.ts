/** A pattern for `ilike` that finds the words anywhere. Escapes % and _, which are ordinary characters in a search. */
export const searchPattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
