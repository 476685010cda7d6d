const numbers = new Intl.NumberFormat("nl-BE");

/** 'Nog 3 dingen in orde te brengen' */
export function thingsToDo(count: number): string {
  return `Nog ${count === 1 ? "1 ding" : `${numbers.format(count)} dingen`} in orde te brengen`;
}
