import type { SessionsService } from "#features/sessions/sessions.service.ts";
import type { TicketCodesService } from "#features/ticket-codes/ticket-codes.service.ts";

export interface EarlyHolds {
  sessions: Pick<SessionsService, "rememberPreOrder" | "hasPreOrder">;
  codes: Pick<TicketCodesService, "findPreOrder">;
}

/** By a PRE_ORDER code, given now or validated before in this session (decisions, section 11). */
export async function mayHoldEarly(
  { sessions, codes }: EarlyHolds,
  sessionId: string,
  typed: string | null | undefined,
): Promise<boolean> {
  if (!typed) return sessions.hasPreOrder(sessionId);
  const codeId = await codes.findPreOrder(typed);
  if (codeId === null) return false;
  await sessions.rememberPreOrder(sessionId, codeId);
  return true;
}
