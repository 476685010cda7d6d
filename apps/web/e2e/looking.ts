import type axe from "axe-core";
import type { Part } from "./looked-at.ts";

export type Scheme = "light" | "dark";

/** A rule of axe's, which axe's own types do not declare. */
export interface Rule {
  id: string;
  gather: (...given: readonly unknown[]) => Array<{ actualNode: Node }>;
}

/** The task of a run of axe; places are indexes in the list of parts. */
export interface Run {
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
  /** Describes what overflows a page of this size, once the page has adapted; empty when nothing does. */
  fits: (size: { width: number; height: number; fontSize: string }) => Promise<string>;
  end: () => void;
}

declare global {
  interface Window {
    axe: typeof axe & { _audit: { rules: Rule[] } };
    looking: Looking;
  }
}
