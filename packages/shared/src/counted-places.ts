/** '1 plaats', '1.250 plaatsen' */
export function countedPlaces(count: number): string {
  return count === 1 ? "1 plaats" : `${count.toLocaleString("nl-BE")} plaatsen`;
}

/** '4 plaatsen naast elkaar', '1 plaats' */
export function wishWords({ seats, together }: { seats: number; together: boolean }): string {
  return `${countedPlaces(seats)}${together && seats > 1 ? " naast elkaar" : ""}`;
}
