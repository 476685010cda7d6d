import * as z from "zod";
import { MAX_HALL_ADDRESS, MAX_ID, UNDERLAY_SIDES } from "./limits.ts";
import { dateTimeSchema, idSchema, jsonId, line, optionalLine } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_PICTURE, exampleDrawing } from "./examples.ts";
import { drawnPlanSchema, hallPlanSchema } from "./hall-plan.ts";

const underlaySide = z.number().min(UNDERLAY_SIDES.min).max(UNDERLAY_SIDES.max);

/** Position of a floor plan's picture below the drawing, as a help in the editor; never published. */
const underlaySchema = z.object({
  x: z.number(),
  y: z.number(),
  width: underlaySide,
  height: underlaySide,
  opacity: z.number().min(0).max(1),
});
export type Underlay = z.infer<typeof underlaySchema>;

/** Street and number, postal code and place; empty: the society's own address. */
const addressSchema = optionalLine(MAX_HALL_ADDRESS);

const hallSchema = z.object({
  id: jsonId,
  name: z.string(),
  /** Null: the society's own address. */
  address: z.string().nullable(),
  seats: z.int(),
  hallPlanId: jsonId.nullable(),
  publishedAt: dateTimeSchema.nullable(),
  draftChangedAt: dateTimeSchema,
  hasChanges: z.boolean(),
  plans: z.array(z.object({ hallPlanId: jsonId, publishedAt: dateTimeSchema, seats: z.int(), shows: z.int() })),
});
export type HallSummary = z.infer<typeof hallSchema>;

const draftSchema = z.object({
  id: jsonId,
  revision: z.int(),
  plan: hallPlanSchema,
  underlay: underlaySchema.nullable(),
  hasFloorPlan: z.boolean(),
});
export type HallDraft = z.infer<typeof draftSchema>;

const hallParams = z.object({ id: idSchema });

export const getHallPlan = endpoint({
  method: "GET",
  path: "/api/hall-plans/:planId",
  access: "public",
  summary: "A published plan; it never changes. With `packed=true` a large one may come packed, for the website",
  params: z.object({ planId: idSchema }),
  query: z.object({ packed: z.stringbool().optional() }),
  response: { 200: drawnPlanSchema },
  errors: ["HALL_PLAN_NOT_FOUND"],
  example: { params: { planId: 1 } },
});

export const listHalls = endpoint({
  method: "GET",
  path: "/api/admin/halls",
  access: "admin",
  summary: "All halls by name, with their published plans",
  response: { 200: z.array(hallSchema) },
});

export const createHall = endpoint({
  method: "POST",
  path: "/api/admin/halls",
  access: "admin",
  summary: "A new hall: from a plan (an export file as it is, or `plan`), or empty with only a `name`",
  body: z.union([
    hallPlanSchema,
    z.strictObject({ name: line(80).optional(), address: addressSchema.optional(), plan: hallPlanSchema }),
    z.strictObject({ name: line(80) }),
  ]),
  response: { 201: hallSchema },
  example: { body: { name: "Foyer" } },
});

export const setHallAddress = endpoint({
  method: "PUT",
  path: "/api/admin/halls/:id/address",
  access: "admin",
  summary: "Say where a hall is; empty: at the society's own address",
  params: hallParams,
  body: z.object({ address: addressSchema }),
  response: { 200: hallSchema },
  errors: ["HALL_NOT_FOUND"],
  example: { params: { id: 2 }, body: { address: "Sportlaan 3, 9999 Voorbeelddorp" } },
});

export const deleteHall = endpoint({
  method: "DELETE",
  path: "/api/admin/halls/:id",
  access: "admin",
  summary: "Delete a hall with its plans, when no show refers to one",
  params: hallParams,
  response: { 204: z.null() },
  errors: ["HALL_NOT_FOUND", "HALL_IN_USE"],
  example: { params: { id: 2 } },
});

export const getHallDraft = endpoint({
  method: "GET",
  path: "/api/admin/halls/:id/draft",
  access: "admin",
  summary: "The draft of a hall",
  params: hallParams,
  response: { 200: draftSchema },
  errors: ["HALL_NOT_FOUND"],
  example: { params: { id: 2 } },
});

export const saveHallDraft = endpoint({
  method: "PUT",
  path: "/api/admin/halls/:id/draft",
  access: "admin",
  summary: "Store a draft; refused when somebody else stored one since the revision that it began from",
  params: hallParams,
  body: z.object({ revision: z.int().min(0).max(MAX_ID), plan: hallPlanSchema, underlay: underlaySchema.nullish() }),
  response: { 200: z.object({ revision: z.int() }) },
  errors: ["HALL_NOT_FOUND", "DRAFT_CHANGED"],
  example: { params: { id: 2 }, body: { revision: 1, plan: { ...exampleDrawing, name: "Foyer" } } },
});

/** A picture as a data URL, for `<image href>` and from a browser's FileReader. */
const pictureSchema = z.object({ picture: z.string() });

export const getFloorPlan = endpoint({
  method: "GET",
  path: "/api/admin/halls/:id/floor-plan",
  access: "admin",
  summary: "The picture of a floor plan below the drawing of a hall",
  params: hallParams,
  response: { 200: pictureSchema },
  errors: ["FLOOR_PLAN_NOT_FOUND"],
  example: { params: { id: 2 } },
});

export const saveFloorPlan = endpoint({
  method: "PUT",
  path: "/api/admin/halls/:id/floor-plan",
  access: "admin",
  summary: "Store the picture of a floor plan: PNG, JPEG or WebP, by its first bytes",
  params: hallParams,
  body: pictureSchema,
  response: { 204: z.null() },
  errors: ["HALL_NOT_FOUND", "FLOOR_PLAN_UNREADABLE", "FLOOR_PLAN_TOO_LARGE"],
  example: { params: { id: 2 }, body: { picture: EXAMPLE_PICTURE } },
});

export const deleteFloorPlan = endpoint({
  method: "DELETE",
  path: "/api/admin/halls/:id/floor-plan",
  access: "admin",
  summary: "Delete the picture of a floor plan",
  params: hallParams,
  response: { 204: z.null() },
  errors: ["FLOOR_PLAN_NOT_FOUND"],
  example: { params: { id: 2 } },
});

export const publishHall = endpoint({
  method: "POST",
  path: "/api/admin/halls/:id/publish",
  access: "admin",
  summary: "Publish the draft as a new plan; refused with every fault and where it is",
  params: hallParams,
  /** The revision that the caller saw; undefined: the stored one. */
  body: z.object({ revision: z.int().min(0).max(MAX_ID).optional() }).nullish(),
  response: { 201: z.object({ hallPlanId: jsonId }) },
  errors: ["HALL_NOT_FOUND", "DRAFT_CHANGED", "PLAN_FAULTY"],
  example: { params: { id: 2 }, body: { revision: 1 } },
});
