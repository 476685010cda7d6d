import { createHash } from "node:crypto";

/** An element of a page in document order: how deep it is, and what it is and looks like without its children. */
export interface Part {
  depth: number;
  own: string;
}

const hash = (...words: readonly string[]): string => createHash("sha1").update(words.join("\n")).digest("base64");

/** One key for each part: equal ones stand below equal parts, and everything in them is equal. */
function keysOf(parts: readonly Part[]): string[] {
  const inside: string[][] = parts.map(() => []);
  const whole: string[] = [];
  const parents: number[] = [];
  const open: number[] = [];
  parts.forEach(({ depth }, at) => {
    parents[at] = open[depth - 1] ?? -1;
    open[depth] = at;
  });
  for (let at = parts.length - 1; at >= 0; at--) {
    whole[at] = hash(parts[at]?.own ?? "", ...(inside[at] ?? []).toReversed());
    inside[parents[at] ?? -1]?.push(whole[at] ?? "");
  }
  const above: string[] = [];
  return parts.map((_, at) => {
    const parent = parents[at] ?? -1;
    above[at] = hash(above[parent] ?? "", parts[parent]?.own ?? "");
    return hash(above[at] ?? "", whole[at] ?? "");
  });
}

/** Remembers the parts of pages that were looked at: each worker looks once at a component in one state. */
export class LookedAt {
  private readonly keys = new Set<string>();

  /** @returns the places of the outermost parts that are not new, also next to an equal one; and what adds the rest */
  compare(parts: readonly Part[]): { seen: number[]; add: () => void } {
    const keys = keysOf(parts);
    const here = new Set<string>();
    const seen: number[] = [];
    let below = Number.POSITIVE_INFINITY;
    parts.forEach(({ depth }, at) => {
      const key = keys[at] ?? "";
      if (depth > below) return;
      const isSeen = this.keys.has(key) || here.has(key);
      here.add(key);
      below = isSeen ? depth : Number.POSITIVE_INFINITY;
      if (isSeen) seen.push(at);
    });
    return { seen, add: () => here.forEach((key) => this.keys.add(key)) };
  }
}
