import type * as contract from "@podium/shared/contracts/sessions";
import type { SessionsService } from "./sessions.service.ts";

type Session = Awaited<ReturnType<SessionsService["list"]>>[number];

export function presentSession({ id, device, createdAt, lastSeenAt }: Session, currentId: string): contract.Session {
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  };
}
