/** The id that the hash of an address names, "" for none. A hash that is no valid percent-encoding is taken as it is. */
export function placeOfHash(hash: string): string {
  const text = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
