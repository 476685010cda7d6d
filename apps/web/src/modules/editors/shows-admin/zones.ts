import type { Hall } from "@podium/shared/halls/hall";

/** The names of the zones in which a hall has seats, by id and in order. */
export function listedZones({ plan, seats }: Hall): ReadonlyMap<string, string> {
  const seated = new Set(seats.map(({ zone }) => zone));
  return new Map(plan.zones.filter(({ id }) => seated.has(id)).map(({ id, name }) => [id, name]));
}
