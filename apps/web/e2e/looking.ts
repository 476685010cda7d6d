import type axe from "axe-core";
import type { Part } from "./looked-at.ts";

export type Scheme = "light" | "dark";

/** A rule of axe's, of which it says nothing to others. */
export interface Rule {
  id: string;
  gather: (...given: readonly unknown[]) => Array<{ actualNode: Node }>;
}

/** The task of a run of axe, by places among the parts that were listed. */
export interface Run {
  /** The outermost ones that it knows. */
  seen: readonly number[];
  /** For the contrast of text. */
  contrast: readonly number[];
  /** These rules look at all parts; none: at those that are not seen. */
  ofTheWholePage: readonly string[];
}

/** As axe says it; null: what was open over the page has closed by itself. */
export type Found = ReadonlyArray<{ rule: string; at: string }> | null;

export interface Looking {
  /** Settles, and hides what is behind a dialog until `end`: it was looked at before. */
  begin: () => Promise<{ parts: Part[]; scheme: Scheme }>;
  /** Describes the look of text, in the current colours. */
  looks: (places: readonly number[]) => Promise<string[]>;
  contrast: (places: readonly number[]) => Promise<Found>;
  /** One run for all rules, which each list the elements that they look at: half of a run is spent before that. */
  run: (what: Run) => Promise<Found>;
  /** Describes what sticks out of a page of this size, once it follows; empty when nothing does. */
  fits: (size: { width: number; height: number; fontSize: string }) => Promise<string>;
  end: () => void;
}

declare global {
  interface Window {
    axe: typeof axe & { _audit: { rules: Rule[] } };
    looking: Looking;
  }
}
