import { type Drawing, type Element, elementOf } from "./drawing.ts";

/** Returns the selected elements, in the order of selection. */
export function elementsOf({ plan, selection }: Drawing): Element[] {
  return [...selection].flatMap((key) => elementOf(plan, key) ?? []);
}

/** Returns the common value; null when values differ, or when there are none. */
export function oneOf<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
}
