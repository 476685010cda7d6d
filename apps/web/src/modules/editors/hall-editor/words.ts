const numbers = new Intl.NumberFormat("nl-BE");

/** 'Nog 3 dingen in orde te brengen' */
export function thingsToDo(count: number): string {
  return `Nog ${count === 1 ? "1 ding" : `${numbers.format(count)} dingen`} in orde te brengen`;
}

export const NOTHING_TO_TRIM = "Er is geen leeg papier om weg te nemen.";
