import { type HallPlan, hallPlanSchema } from "@podium/shared/contracts/hall-plan";
import * as z from "zod";
import {
  type Bounds,
  decorBounds,
  groupBounds,
  middleOf,
  type Point,
  union,
} from "#modules/editors/hall-editor/model/bounds.ts";
import type { Command, Drawing } from "#modules/editors/hall-editor/model/drawing.ts";
import { COPY_OFFSET, type Parts, partsOf, shifted, withParts } from "./copies.ts";

const FORMAT = "podium-zaal";
/** Ten times the size of a hall with 3,000 seats: a longer text cannot be a hall. */
const MOST_CHARACTERS = 4_000_000;
const { groups, decor, zones } = hallPlanSchema.shape;
const clipSchema = z.object({ format: z.literal(FORMAT), version: z.literal(1), groups, decor, zones });

type Clip = z.infer<typeof clipSchema>;

export type Pasted = { readonly command: Command } | { readonly refusal: string };

/** Returns the selection as clipboard text in our own format; null when nothing selected can be copied. */
export function copied(drawing: Drawing): string | null {
  const parts = partsOf(drawing);
  if (parts.groups.length + parts.decor.length === 0) return null;
  const used = new Set(parts.groups.map(({ zone }) => zone));
  const clip = { format: FORMAT, version: 1, ...parts, zones: drawing.plan.zones.filter(({ id }) => used.has(id)) };
  return JSON.stringify(clip);
}

/**
 * Returns a command that pastes text of `copied`, also from another hall or tab; for other text, a sentence why not.
 * @param at middle of the copy; when left out, its original place, moved aside from what lies there now
 */
export function pasted(text: string, at?: Point): Pasted {
  const clip = parsed(text);
  if (!clip) {
    return { refusal: "Op het klembord staat niets van een zaal. Kopieer eerst rijen of tafels uit een zaalplan." };
  }
  const count = clip.groups.length + clip.decor.length;
  return {
    command: {
      name: () => (count === 1 ? "1 onderdeel geplakt" : `${count} onderdelen geplakt`),
      apply: (drawing) => withParts(drawing, placed(clip, drawing.plan, at), clip.zones),
    },
  };
}

function parsed(text: string): Clip | null {
  if (text.length > MOST_CHARACTERS || !text.includes(FORMAT)) return null;
  try {
    const { success, data } = clipSchema.safeParse(JSON.parse(text));
    return success && data.groups.length + data.decor.length > 0 ? data : null;
  } catch {
    return null;
  }
}

function placed(clip: Parts, plan: HallPlan, at: Point | undefined): Parts {
  const all = union([...clip.groups.map(groupBounds), ...clip.decor.map(decorBounds)]);
  if (!all) return clip;
  if (at) {
    const { x, y } = middleOf(all);
    return shifted(clip, at.x - x, at.y - y);
  }
  let offset = 0;
  const occupied = new Set([...plan.groups.map(groupBounds), ...plan.decor.map(decorBounds)].map(corner));
  while (occupied.has(corner({ ...all, left: all.left + offset, top: all.top + offset }))) offset += COPY_OFFSET;
  return shifted(clip, offset, offset);
}

function corner({ left, top }: Bounds): string {
  return `${Math.round(left)} ${Math.round(top)}`;
}
