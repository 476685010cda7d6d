/** A sentence with a value for each `{name}`; one that is missing stays visible as it is. */
export function filledIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
