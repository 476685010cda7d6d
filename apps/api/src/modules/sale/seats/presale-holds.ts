import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";

export interface PresaleHolds {
  sessions: Pick<SessionsService, "rememberPresaleCode" | "findPresaleCode">;
  codes: Pick<TicketCodesService, "findPresaleCode">;
}

/**
 * Finds the PRE_ORDER code for holds before the sale: typed now, or validated before in this session.
 * @throws DomainError CODE_OTHER_SHOW, CODE_PAST, CODE_USED_UP
 */
export async function findPresaleCode(
  { sessions, codes }: PresaleHolds,
  sessionId: string,
  { typed, showId }: { typed: string | null | undefined; showId: number },
): Promise<number | null> {
  if (!typed) {
    const remembered = await sessions.findPresaleCode(sessionId);
    return remembered === null ? null : codes.findPresaleCode(remembered, showId);
  }
  const codeId = await codes.findPresaleCode(typed, showId);
  if (codeId === null) return null;
  await sessions.rememberPresaleCode(sessionId, codeId);
  return codeId;
}
