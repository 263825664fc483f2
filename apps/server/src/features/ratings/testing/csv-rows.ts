/** The cells of a file as a spreadsheet reads them: quoted where needed, quotes doubled. */
export const csvRows = (csv: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = "", end = ""] of csv
    .replace("\u{FEFF}", "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === "\r\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
};
