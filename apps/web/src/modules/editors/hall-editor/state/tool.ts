import type { Point } from "@podium/shared/halls/boxes";
import type { PlanDecor, SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Command } from "#modules/editors/hall-editor/model/drawing.ts";

/** Size of a box drawn with the pointer; absent for a click. */
export interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/** The ghost shows what `place` adds and selects, so `place` must be stable as long as its settings are the same. */
export interface AddTool {
  readonly kind: "add-row-block" | "add-table" | "add-spot" | "add-area" | "add-decor";
  /** For the announcer: 'een blok rijen'. */
  readonly what: string;
  /** @param at centre of the new element; `size` if it was drawn with the pointer (decor, areas, rows) */
  readonly place: (at: Point, size?: DrawnSize) => Command;
}

export type ToolName =
  | "select"
  | "lasso"
  | "pan"
  | "rows"
  | "table"
  | "spot"
  | "area"
  | "seat-kind"
  | "zone"
  | "underlay"
  | PlanDecor["kind"];

export type Tool =
  | { readonly kind: "select" }
  | { readonly kind: "lasso" }
  | { readonly kind: "pan" }
  | { readonly kind: "underlay" }
  | AddTool
  | { readonly kind: "paint-zone"; readonly zone: string }
  | { readonly kind: "paint-kind"; readonly seatKind: SeatKind };

/** The floor plan picture below the drawing in the editor; never part of the plan. */
export interface Underlay extends Point {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** Place of the picture, in units of the drawing. */
export type UnderlayPlace = Pick<Underlay, "x" | "y" | "width" | "height">;

export function isAddTool(tool: Tool): tool is AddTool {
  return "place" in tool;
}

const WORDS: Record<ToolName, { title: string; hint: string }> = {
  select: { title: "Selecteren", hint: "Klik op wat u wilt veranderen." },
  lasso: { title: "Lasso", hint: "Trek een lijn rond wat u wilt kiezen." },
  pan: { title: "Schuiven", hint: "Sleep de tekening." },
  rows: {
    title: "Rijen toevoegen",
    hint: "Sleep een vak: het vult zich met rijen. Of klik waar het midden van de rijen komt.",
  },
  table: { title: "Tafel toevoegen", hint: "Klik op de tekening waar de tafel komt." },
  spot: { title: "Losse plaats toevoegen", hint: "Klik op de tekening waar de plaats komt." },
  area: {
    title: "Vak toevoegen",
    hint: "Klik op de tekening, of sleep het vak op maat: plaatsen zonder stoelen, om te staan of vrij te zitten.",
  },
  "seat-kind": { title: "Rolstoel, begeleider, zicht", hint: "Klik op elke plaats die zo wordt, of sleep erover." },
  zone: { title: "Zones schilderen", hint: "Klik op rijen en tafels om ze in de zone te zetten, of sleep erover." },
  underlay: { title: "Grondplan leggen", hint: "Sleep het grondplan op zijn plaats; trek aan de hoek voor de maat." },
  aisle: { title: "Gangpad toevoegen", hint: "Klik op de tekening, of sleep het gangpad op maat." },
  rail: { title: "Balustrade toevoegen", hint: "Klik op de tekening, of sleep de balustrade op maat." },
  desk: { title: "Regie toevoegen", hint: "Klik op de tekening, of sleep de regietafel op maat." },
  bar: { title: "Toog toevoegen", hint: "Klik op de tekening, of sleep de toog op maat." },
  door: { title: "Deur toevoegen", hint: "Klik op de tekening, of sleep de deur op maat." },
  text: { title: "Tekst toevoegen", hint: "Klik op de tekening waar de tekst komt." },
};

export function toolTitle(tool: ToolName): string {
  return WORDS[tool].title;
}

/** @param byFinger says "tap" instead of "click" */
export function toolHint(tool: ToolName, byFinger = false): string {
  const { hint } = WORDS[tool];
  return byFinger ? hint.replace(/^Klik/, "Tik") : hint;
}
