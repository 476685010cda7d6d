import type { confirmTransfers } from "@podium/shared/contracts/bank-statements";
import { type AnswerOf, call } from "#platform/api-client.ts";

export interface Match {
  transactionId: number;
  reservationId: number;
}

/** Confirms each on its own and answers what became of it. */
export function postConfirmations(matches: readonly Match[]): Promise<AnswerOf<typeof confirmTransfers>> {
  return call<typeof confirmTransfers>({
    method: "POST",
    path: "/api/admin/bank-statements/confirm",
    body: { matches: [...matches] },
  });
}
