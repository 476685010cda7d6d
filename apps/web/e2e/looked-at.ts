import { createHash } from "node:crypto";
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from "node:fs";
import type axe from "axe-core";

/** An element of a page in document order: its depth, and in `own` its name, attributes and look without children. */
export interface Part {
  depth: number;
  own: string;
  /** Whether the element itself has visible text. */
  isText: boolean;
}

const hash = (...words: readonly string[]): string => createHash("sha1").update(words.join("\n")).digest("base64");

/** Returns a key for each part: parts with equal keys have equal ancestors and equal content. */
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
  return parts.map((_part, at) => {
    const parent = parents[at] ?? -1;
    above[at] = hash(above[parent] ?? "", parts[parent]?.own ?? "");
    return hash(above[at] ?? "", whole[at] ?? "");
  });
}

/** Lines that the workers of a run share. @param path of a file that is empty when the run begins */
class SharedLines {
  private position = 0;
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** @returns the lines since the last call */
  read(): string[] {
    const file = openSync(this.path, "a+");
    try {
      const bytes = Buffer.alloc(fstatSync(file).size - this.position);
      const text = bytes.toString("latin1", 0, readSync(file, bytes, 0, bytes.length, this.position));
      // The last line may be half written.
      const whole = text.slice(0, text.lastIndexOf("\n") + 1);
      this.position += whole.length;
      return whole.split("\n");
    } finally {
      closeSync(file);
    }
  }

  write(lines: readonly string[]): void {
    appendFileSync(this.path, lines.map((line) => `${line}\n`).join(""));
  }
}

/** Remembers what was checked: a run checks each component once per state, and each look of text once. */
export class LookedAt {
  private readonly keys = new Set<string>();
  private readonly others: SharedLines | undefined;

  /** @param file that the workers of a run share; none: this worker only */
  constructor(file?: string) {
    this.others = file === undefined ? undefined : new SharedLines(file);
  }

  private add(keys: readonly string[]): void {
    for (const key of keys) this.keys.add(key);
    this.others?.write(keys);
  }

  /**
   * @returns `seen`: the places of the outermost parts that are not new, also because an equal one is on this page;
   *   `texts`: the places of text in the new parts; `add` remembers the new parts
   */
  compare(parts: readonly Part[]): { seen: number[]; texts: number[]; add: () => void } {
    for (const key of this.others?.read() ?? []) this.keys.add(key);
    const keys = keysOf(parts);
    const here = new Set<string>();
    const seen: number[] = [];
    const texts: number[] = [];
    let below = Number.POSITIVE_INFINITY;
    parts.forEach(({ depth, isText }, at) => {
      const key = keys[at] ?? "";
      if (depth > below) return;
      const isSeen = this.keys.has(key) || here.has(key);
      below = isSeen ? depth : Number.POSITIVE_INFINITY;
      if (isSeen) seen.push(at);
      else {
        here.add(key);
        if (isText) texts.push(at);
      }
    });
    return { seen, texts, add: () => this.add([...here]) };
  }

  /** @returns the first place of each new look, in light and dark together @param looks of each place */
  newLooks(
    texts: readonly number[],
    looks: Readonly<Record<"light" | "dark", readonly string[]>>,
  ): { only: number[]; add: () => void } {
    const here = new Set<string>();
    const only = texts.filter((_place, index) => {
      const look = hash(looks.light[index] ?? "", looks.dark[index] ?? "");
      const isNew = !this.keys.has(look) && !here.has(look);
      here.add(look);
      return isNew;
    });
    return { only, add: () => this.add([...here]) };
  }
}

type Scheme = "light" | "dark";

/** A rule of axe's, which axe's own types do not declare. */
export interface Rule {
  id: string;
  gather: (...given: readonly unknown[]) => Array<{ actualNode: Node }>;
}

/** The task of a run of axe; places are indexes in the list of parts. */
interface Run {
  /** Places of the outermost parts that were checked before. */
  seen: readonly number[];
  /** Places of text whose contrast is checked. */
  contrast: readonly number[];
  /** Rules that check all parts; the other rules check the parts that are not `seen`. */
  ofTheWholePage: readonly string[];
}

/** The findings of axe; null: the layer over the page has closed by itself. */
export type Found = ReadonlyArray<{ rule: string; at: string }> | null;

export interface Looking {
  /** Waits until the page settles, and hides the page behind a dialog, which was checked before, until `end`. */
  begin: () => Promise<{ parts: Part[]; scheme: Scheme }>;
  /** Describes the look of text, in the current colours. */
  looks: (places: readonly number[]) => Promise<string[]>;
  contrast: (places: readonly number[]) => Promise<Found>;
  /** Runs all rules at once, because half of a run's time passes before the rules select their elements. */
  run: (what: Run) => Promise<Found>;
  /** Names the success criteria of WCAG that the rules of a whole page check, such as '1.4.3'. */
  criteria: () => Promise<string[]>;
  /** Describes what overflows a page of this size, once it has adapted; empty: nothing; null: it does not adapt. */
  fits: (size: { width: number; height: number; fontSize: string }) => Promise<string | null>;
  end: () => void;
}

declare global {
  interface Window {
    axe: typeof axe & { _audit: { rules: Rule[] } };
    looking: Looking;
  }
}
