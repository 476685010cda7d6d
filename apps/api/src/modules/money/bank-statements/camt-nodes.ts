/** A parsed element: its children by name, and its text as '#text'. */
export type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function at(from: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), from);
}

export function nodes(from: unknown, name: string): Node[] {
  const value = at(from, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns the text with the spaces around it. */
export function rawText(value: unknown): string {
  const raw = isNode(value) ? value["#text"] : value;
  return typeof raw === "string" ? raw : "";
}

export const text = (from: unknown, ...path: string[]): string => rawText(at(from, ...path)).trim();

/** Returns the texts of an element that may be repeated. */
export function texts(from: unknown, name: string): string[] {
  const value = at(from, name);
  return Array.isArray(value) ? value.map(rawText) : [];
}
