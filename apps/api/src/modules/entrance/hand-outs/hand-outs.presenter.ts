import { createHash } from "node:crypto";
import type { CheckInProduct } from "@podium/shared/contracts/check-in";
import type * as contract from "@podium/shared/contracts/products";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { clockTime } from "@podium/shared/words/date-formats";
import type { HandOutsService, OfflineResult } from "./hand-outs.service.ts";

const OUTCOMES = { ACCEPTED: "accepted", CONFLICT: "conflict", REFUSED: "refused" } as const;

type HandedOut = Awaited<ReturnType<HandOutsService["handOut"]>>;

const present = ({ at, ...rest }: HandedOut, message: string): contract.HandOutResult => ({
  ...rest,
  at: at.toISOString(),
  message,
});

export const presentHandOut = (result: HandedOut): contract.HandOutResult =>
  present(result, `${result.count} × ${result.name} uitgegeven.`);

export const presentTakenBack = (result: HandedOut): contract.HandOutResult =>
  present(result, `De uitgifte van ${result.count} × ${result.name} is teruggenomen.`);

function messageOf({ outcome, otherAt, refusal }: OfflineResult): string {
  if (refusal) return refusal.message;
  if (outcome === "CONFLICT" && otherAt) return errorMessage("ALREADY_HANDED_OUT", { time: clockTime(otherAt) });
  return outcome === "CONFLICT" ? "Dit werd ook elders uitgegeven." : "Uitgegeven.";
}

export function presentOfflineHandOut(result: OfflineResult): contract.OfflineHandOutResult {
  const { clientId, outcome, at, otherAt } = result;
  return {
    clientId,
    outcome: OUTCOMES[outcome],
    at: at.toISOString(),
    otherAt: otherAt?.toISOString() ?? null,
    message: messageOf(result),
  };
}

type Line = Awaited<ReturnType<HandOutsService["linesOfShow"]>>[number];

export function presentCheckInProduct({ secret, handedOutAt, tooMany, ...line }: Line): CheckInProduct {
  return {
    ...line,
    ...(tooMany > 0 && { tooMany }),
    handedOutAt: handedOutAt?.toISOString() ?? null,
    secretHash: createHash("sha256").update(secret).digest("hex"),
  };
}
