/** What a search in the directory found, in one sentence. `more`: others fit as well, but are not shown. */
export function resultText(count: number, more: boolean): string {
  if (count === 0)
    return "Dazu finden wir keinen Eintrag. Schreiben Sie weniger Wörter, oder prüfen Sie die Schreibweise.";
  if (more) return `Die ersten ${count} Einträge. Ihrer ist nicht dabei? Schreiben Sie den Ort dazu.`;
  return count === 1 ? "1 Eintrag gefunden" : `${count} Einträge gefunden`;
}
