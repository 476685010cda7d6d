import { mayAttend } from "@podium/shared/tickets/check-in-rules";
import type { Attendant } from "#platform/http/caller.ts";
import { DomainError } from "#platform/process/domain-error.ts";

/** @throws DomainError SHOW_NOT_NEAR */
export function requireNear({ role }: Attendant, { startsAt }: { startsAt: Date }, at: Date): void {
  if (!mayAttend(role, startsAt, at)) throw new DomainError("SHOW_NOT_NEAR");
}
