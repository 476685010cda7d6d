/** Returns a sentence with a value for each `{name}`; a name without a value stays visible. */
export function filledIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
