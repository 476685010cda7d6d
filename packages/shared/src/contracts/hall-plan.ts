import * as z from "zod";
import { storedLabel } from "../halls/label-text.ts";

/** A hall from above (decisions, section 10). Checks the form only: `halls/faults.ts` finds what publishing refuses. */

/** Units of the drawing; a chair is 32 of them across (`halls/hall.ts`). */
const coordinate = z.number().min(-20_000).max(20_000);
const length = z.number().min(0).max(20_000);
/** Degrees, clockwise. */
const angle = z.number().min(-3600).max(3600);
const label = (max: number) =>
  z
    .string()
    .overwrite(storedLabel)
    .max(max)
    // Refuses control characters, and unpaired surrogates, which PostgreSQL cannot store.
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    .regex(/^[^\u0000-\u001f\u007f\p{Cs}]*$/u);

export const MAX_DECOR = 500;
export const MAX_ZONES = 20;
/** Far more than may be published, so that a draft that is too large can be stored and corrected. */
export const MOST_IN_A_DRAFT = 30_000;

/** `companion`: until the day before sold only with a wheelchair place of its group. `restricted`: limited view. */
export const seatKindSchema = z.enum(["seat", "wheelchair", "companion", "restricted"]);
export type SeatKind = z.infer<typeof seatKindSchema>;

const seatSchema = z.object({
  id: label(12),
  label: label(6),
  x: coordinate,
  y: coordinate,
  /** 0 faces the top of the drawing. */
  turn: angle.default(0),
  kind: seatKindSchema.default("seat"),
});

const groupSchema = z.object({
  id: label(24),
  /** `area`: places without seats (decisions, section 15), standing or free seating. */
  kind: z.enum(["row", "table", "spot", "area"]),
  /** 'Rij 2' in 'Rij 2, stoel F'. An aisle divides a row into groups with the same label. */
  label: label(40),
  zone: label(24),
  /** Middle of the group: for a table the middle of its top, for an area the middle of its shape. */
  x: coordinate,
  y: coordinate,
  shape: z.enum(["round", "square", "long"]).optional(),
  width: length.optional(),
  height: length.optional(),
  turn: angle.optional(),
  /** How many places an area has; other groups have none. */
  capacity: z.int().min(0).max(1_000_000).optional(),
  /** In order: neighbours in a row are next to each other here. Empty for an area. */
  seats: z.array(seatSchema).max(MOST_IN_A_DRAFT),
});

const decorSchema = z.object({
  kind: z.enum(["aisle", "rail", "desk", "bar", "door", "text"]),
  /** Upper left corner, before the part turns around its middle. */
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  label: label(60),
  turn: angle.optional(),
  /** How much nearer to the stage the ends of a rail are than its middle. */
  bend: coordinate.optional(),
});

export const hallPlanSchema = z.object({
  name: label(80),
  width: length,
  height: length,
  /** Upper left corner and size of the stage that visitors look at. */
  stage: z.object({ x: coordinate, y: coordinate, width: length, height: length, label: label(40) }),
  zones: z.array(z.object({ id: label(24), name: label(40) })).max(MAX_ZONES),
  /** In numbering order: seats are listed, printed and mailed in this order. */
  groups: z.array(groupSchema).max(MOST_IN_A_DRAFT),
  decor: z.array(decorSchema).max(MAX_DECOR).default([]),
});

/** Numbers as steps from one to the next: `halls/packed-plan.ts`. */
const steps = z.array(z.number());
const packedPartSchema = z.object({ count: z.int(), groups: steps, outline: z.array(z.int()) });

/** A large plan for a screen: seats as runs, and the parts that it is drawn as from afar (`halls/drawn-plan.ts`). */
const packedPlanSchema = z.object({
  groups: z.array(
    groupSchema.extend({
      seats: z.union([
        z.array(seatSchema),
        z.object({
          prefix: z.string(),
          labels: z.array(z.union([z.number(), z.string()])),
          x: steps,
          y: steps,
          turn: steps,
          kinds: z.record(z.string(), seatKindSchema).optional(),
        }),
      ]),
    }),
  ),
  front: z.enum(["down", "up", "left", "right", "around"]),
  sections: z.array(packedPartSchema),
  /** Absent: the sections are small enough. */
  blocks: z.array(packedPartSchema).optional(),
});

/** With `packed` where a page asked for it and the hall is large; `groups` is then empty. */
export const drawnPlanSchema = hallPlanSchema.extend({ packed: packedPlanSchema.optional() });

export type HallPlan = z.infer<typeof hallPlanSchema>;
export type DrawnPlan = z.infer<typeof drawnPlanSchema>;
export type PackedPlan = z.infer<typeof packedPlanSchema>;
export type PackedGroup = PackedPlan["groups"][number];
export type PackedPart = PackedPlan["sections"][number];
export type PlanGroup = HallPlan["groups"][number];
export type PlanSeat = PlanGroup["seats"][number];
export type PlanDecor = HallPlan["decor"][number];
export type PlanZone = HallPlan["zones"][number];
