import { endOtherSessions, endSession, listSessions, signOut } from "@podium/shared/contracts/sessions";
import type { FastifyInstance } from "fastify";
import type * as contract from "@podium/shared/contracts/sessions";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { SessionsService } from "./sessions.service.ts";

type Session = Awaited<ReturnType<SessionsService["list"]>>[number];

function presentSession({ id, device, createdAt, lastSeenAt }: Session, currentId: string): contract.Session {
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  };
}

export async function sessionsRoutes(app: FastifyInstance, { sessions }: { sessions: SessionsService }): Promise<void> {
  mount(app, signOut, async ({ raw }) => {
    const caller = callerOf(raw);
    await sessions.end(caller, caller.sessionId);
    return null;
  });

  mount(app, listSessions, async ({ raw }) => {
    const caller = callerOf(raw);
    return (await sessions.list(caller)).map((session) => presentSession(session, caller.sessionId));
  });

  mount(app, endSession, async ({ raw, params }) => {
    if (!(await sessions.end(callerOf(raw), params.id))) throw new DomainError("SESSION_NOT_FOUND");
    return null;
  });

  mount(app, endOtherSessions, async ({ raw }) => {
    await sessions.endOwnOthers(callerOf(raw));
    return null;
  });
}
