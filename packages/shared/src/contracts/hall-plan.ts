import * as z from "zod";
import { storedLabel } from "../halls/label-text.ts";

/**
 * A hall from above, the same in the editor, the API, the export file and the drawing (decisions, section 10). This is
 * its shape only: a draft may be wrong in other ways, which `halls/faults.ts` finds and publishing refuses.
 */

/** Units of the drawing; a chair is 32 of them across (`halls/hall.ts`). */
const coordinate = z.number().min(-20_000).max(20_000);
const length = z.number().min(0).max(20_000);
/** Degrees, clockwise. */
const angle = z.number().min(-3600).max(3600);
/** A text in a drawing: one line, plain text. */
const label = (max: number) =>
  z
    .string()
    .overwrite(storedLabel)
    .max(max)
    // No control characters, and no halves of characters, which PostgreSQL does not take.
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    .regex(/^[^\u0000-\u001f\u007f\p{Cs}]*$/u);

export const MAX_DECOR = 500;
export const MAX_ZONES = 20;
/**
 * Groups, and seats together (`halls/draft-size.ts`). Far above what may be published, so that a draft that went too
 * far can be stored and put right.
 */
export const MOST_IN_A_DRAFT = 5000;

/** `companion`: sold only with a wheelchair place of its group until the day before. `restricted`: limited view. */
export const seatKindSchema = z.enum(["seat", "wheelchair", "companion", "restricted"]);
export type SeatKind = z.infer<typeof seatKindSchema>;

const seatSchema = z.object({
  id: label(12),
  /** 'F' in 'Rij 2, stoel F'. */
  label: label(6),
  /** Its centre. */
  x: coordinate,
  y: coordinate,
  /** 0 faces the top of the drawing. */
  turn: angle.default(0),
  kind: seatKindSchema.default("seat"),
});

const groupSchema = z.object({
  id: label(24),
  kind: z.enum(["row", "table", "spot"]),
  /** 'Rij 2' in 'Rij 2, stoel F'. Blocks of one row beside an aisle are groups with the same label. */
  label: label(40),
  zone: label(24),
  /** Its middle: of a table the table's. */
  x: coordinate,
  y: coordinate,
  /** Shape of a table; `long` is a rectangle. */
  shape: z.enum(["round", "square", "long"]).optional(),
  /** Size and rotation of a table that is not of the usual size. */
  width: length.optional(),
  height: length.optional(),
  turn: angle.optional(),
  /** In order: neighbours of a row are next to each other here. */
  seats: z.array(seatSchema).max(MOST_IN_A_DRAFT),
});

const decorSchema = z.object({
  kind: z.enum(["aisle", "rail", "desk", "bar", "door", "text"]),
  /** Its upper left corner, before it turns around its middle. */
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  label: label(60),
  turn: angle.optional(),
  /** For a rail: how much nearer to the stage its ends are than its middle. */
  bend: coordinate.optional(),
});

export const hallPlanSchema = z.object({
  name: label(80),
  width: length,
  height: length,
  /** Its upper left corner and size; what visitors look at. */
  stage: z.object({ x: coordinate, y: coordinate, width: length, height: length, label: label(40) }),
  zones: z.array(z.object({ id: label(24), name: label(40) })).max(MAX_ZONES),
  /** In numbering order: seats are listed, printed and mailed in this order. */
  groups: z.array(groupSchema).max(MOST_IN_A_DRAFT),
  /** Drawn in this order, below the seats. */
  decor: z.array(decorSchema).max(MAX_DECOR).default([]),
});

export type HallPlan = z.infer<typeof hallPlanSchema>;
export type PlanGroup = HallPlan["groups"][number];
export type PlanSeat = PlanGroup["seats"][number];
export type PlanDecor = HallPlan["decor"][number];
export type PlanZone = HallPlan["zones"][number];
