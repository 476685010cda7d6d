import type { deleteTicketCode } from "@podium/shared/contracts/codes";
import { call } from "#platform/api-client.ts";

/** Deletes a code: it stops working at once. @throws {ApiError} 404 CODE_NOT_FOUND */
export async function removeCode(id: number): Promise<void> {
  await call<typeof deleteTicketCode>({ method: "DELETE", path: "/api/admin/ticket-codes/:id", params: { id } });
}
