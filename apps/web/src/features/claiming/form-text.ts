/** The text of one field of a form; empty where it has none. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
