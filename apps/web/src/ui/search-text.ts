/** Normalizes text for search: lower case, without accents. */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Whether every word of the query is in the text (made by `searchable`). An empty query matches all. */
export function matches(text: string, query: string): boolean {
  return searchable(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
