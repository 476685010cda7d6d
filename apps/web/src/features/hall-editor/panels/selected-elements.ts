import { type Drawing, type Element, elementOf } from "../model/drawing.ts";

/** What is selected, in the order in which it was. */
export function elementsOf({ plan, selection }: Drawing): Element[] {
  return [...selection].flatMap((key) => elementOf(plan, key) ?? []);
}

/** The value that all have; null when they differ, or when there are none. */
export function oneOf<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
}
