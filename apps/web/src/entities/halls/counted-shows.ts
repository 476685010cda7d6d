/** '1 voorstelling', '3 voorstellingen' */
export function countedShows(count: number): string {
  return count === 1 ? "1 voorstelling" : `${count} voorstellingen`;
}
