import type { createTicketCode, TicketCode, ticketCodeFormSchema } from "@podium/shared/contracts/codes";
import type * as z from "zod";
import { call } from "#platform/api-client.ts";

/** Asks for a new code; the server draws it. */
export function postCode(form: z.input<typeof ticketCodeFormSchema>): Promise<TicketCode> {
  return call<typeof createTicketCode>({ method: "POST", path: "/api/admin/ticket-codes", body: form });
}
