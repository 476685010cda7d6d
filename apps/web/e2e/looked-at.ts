import { createHash } from "node:crypto";

/** An element of a page in document order: how deep it is, and what it is and looks like without its children. */
export interface Part {
  depth: number;
  own: string;
  /** Whether words of its own can be read. */
  isText: boolean;
}

const hash = (...words: readonly string[]): string => createHash("sha1").update(words.join("\n")).digest("base64");

interface Keys {
  /** Equal ones stand below equal parts, and everything in them is equal. */
  whole: string;
  /** Equal ones stand below equal parts, and look the same. */
  look: string;
}

function keysOf(parts: readonly Part[]): Keys[] {
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
  return parts.map(({ own }, at) => {
    const parent = parents[at] ?? -1;
    above[at] = hash(above[parent] ?? "", parts[parent]?.own ?? "");
    return { whole: hash(above[at] ?? "", whole[at] ?? ""), look: hash(above[at] ?? "", own) };
  });
}

/** Remembers the parts of pages that were looked at: each worker looks once at a component in one state. */
export class LookedAt {
  private readonly keys = new Set<string>();

  /**
   * @returns the places of the outermost parts that are not new, also next to an equal one; those of text that looks
   *   as none before, one of each look; and what adds the rest
   */
  compare(parts: readonly Part[]): { seen: number[]; newText: number[]; add: () => void } {
    const keys = keysOf(parts);
    const here = new Set<string>();
    const seen: number[] = [];
    const newText: number[] = [];
    let below = Number.POSITIVE_INFINITY;
    /** Whether it is new to this worker and to this page. */
    const isNew = (key: string): boolean => {
      const wasSeen = this.keys.has(key) || here.has(key);
      here.add(key);
      return !wasSeen;
    };
    parts.forEach(({ depth, isText }, at) => {
      const { whole = "", look = "" } = keys[at] ?? {};
      if (depth > below) return;
      const isSeen = !isNew(whole);
      below = isSeen ? depth : Number.POSITIVE_INFINITY;
      if (isSeen) seen.push(at);
      else if (isText && isNew(look)) newText.push(at);
    });
    return { seen, newText, add: () => here.forEach((key) => this.keys.add(key)) };
  }
}
