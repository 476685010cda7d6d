import type { SessionsService } from "#features/sessions/sessions.service.ts";
import type { TicketCodesService } from "#features/ticket-codes/ticket-codes.service.ts";

export interface EarlyHolds {
  sessions: Pick<SessionsService, "rememberPreOrder" | "findPreOrder">;
  codes: Pick<TicketCodesService, "findPreOrder">;
}

/** The PRE_ORDER code that lets one hold seats before the sale: given now, or validated before in this session. */
export async function findEarlyCode(
  { sessions, codes }: EarlyHolds,
  sessionId: string,
  typed: string | null | undefined,
): Promise<number | null> {
  if (!typed) return sessions.findPreOrder(sessionId);
  const codeId = await codes.findPreOrder(typed);
  if (codeId === null) return null;
  await sessions.rememberPreOrder(sessionId, codeId);
  return codeId;
}
