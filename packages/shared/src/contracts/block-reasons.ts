import * as z from "zod";
import { MAX_BLOCK_REASON } from "./limits.ts";
import { blockedSeatIds } from "./box-office.ts";
import { idSchema, line } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const changeBlockReason = endpoint({
  method: "PUT",
  path: "/api/admin/shows/:id/blocked-seats/reason",
  access: "box-office",
  summary: "Give blocked seats another reason, or their first one; seats that are not blocked stay as they are",
  params: z.object({ id: idSchema }),
  body: z.object({ seatIds: blockedSeatIds, reason: line(MAX_BLOCK_REASON) }),
  response: { 200: z.object({ seatIds: z.array(z.string()) }) },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 }, body: { seatIds: ["R4-S"], reason: "Pers" } },
});
