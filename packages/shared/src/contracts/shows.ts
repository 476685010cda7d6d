import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId, line } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const showSchema = z.object({
  id: jsonId,
  name: z.string(),
  dateTime: dateTimeSchema,
  pricePerSeat: euroSchema,
  salesOpenAt: dateTimeSchema.nullable(),
  salesCloseAt: dateTimeSchema,
  salesOpen: z.boolean(),
  seatsTotal: z.int(),
  seatsAvailable: z.int(),
});
export type Show = z.infer<typeof showSchema>;

export const listShows = endpoint({
  method: "GET",
  path: "/api/show",
  access: "public",
  summary: "Shows that have not ended, soonest first; `all=true` (administrators) also the past ones",
  query: z.object({ all: z.stringbool().optional() }),
  response: { 200: z.array(showSchema) },
});

/** When no closing is given the sale closes as the show begins; no opening means: open at once. */
export const showFormSchema = z
  .object({
    name: line(120),
    dateTime: dateTimeSchema,
    pricePerSeat: z.number().min(0).max(1000).multipleOf(0.01),
    salesOpenAt: dateTimeSchema.nullish(),
    salesCloseAt: dateTimeSchema.nullish(),
  })
  .refine(
    ({ salesOpenAt, salesCloseAt, dateTime }) =>
      !salesOpenAt || new Date(salesOpenAt) < new Date(salesCloseAt ?? dateTime),
    {
      path: ["salesOpenAt"],
      message: "De verkoop moet opengaan voor ze sluit.",
    },
  );
export type ShowForm = z.infer<typeof showFormSchema>;

export const createShow = endpoint({
  method: "POST",
  path: "/api/admin/shows",
  access: "admin",
  summary: "Plan a show",
  body: showFormSchema,
  response: { 201: showSchema },
});

export const updateShow = endpoint({
  method: "PUT",
  path: "/api/admin/shows/:id",
  access: "admin",
  summary: "Change a show",
  params: z.object({ id: idSchema }),
  body: showFormSchema,
  response: { 200: showSchema },
  errors: ["SHOW_NOT_FOUND"],
});

export const deleteShow = endpoint({
  method: "DELETE",
  path: "/api/admin/shows/:id",
  access: "admin",
  summary: "Delete a show that has no reservations",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["SHOW_NOT_FOUND", "SHOW_HAS_RESERVATIONS"],
});
