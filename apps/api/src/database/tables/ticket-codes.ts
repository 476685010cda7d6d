import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { Generated, Selectable } from "kysely";

export interface TicketCodesTable {
  id: Generated<number>;
  code: string;
  type: CodeType;
  maxTickets: number;
  usedCount: Generated<number>;
  createdAt: Generated<Date>;
}

export type TicketCodeRow = Selectable<TicketCodesTable>;
