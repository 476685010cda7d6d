import type { SessionsService } from "#features/sessions/sessions.service.ts";
import type { TicketCodesService } from "#features/ticket-codes/ticket-codes.service.ts";

export interface PresaleHolds {
  sessions: Pick<SessionsService, "rememberPresaleCode" | "findPresaleCode">;
  codes: Pick<TicketCodesService, "findPresaleCode">;
}

/** The PRE_ORDER code that lets one hold seats before the sale: given now, or validated before in this session. */
export async function findPresaleCode(
  { sessions, codes }: PresaleHolds,
  sessionId: string,
  typed: string | null | undefined,
): Promise<number | null> {
  if (!typed) return sessions.findPresaleCode(sessionId);
  const codeId = await codes.findPresaleCode(typed);
  if (codeId === null) return null;
  await sessions.rememberPresaleCode(sessionId, codeId);
  return codeId;
}
