import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { LightMyRequestResponse } from "fastify";
import { presentSeat } from "#features/seats/seats.presenter.ts";
import { makeUser, type User } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** Calls of the box office, and what became of them. */
export function createScenario(podium: TestApp) {
  const { database, seats } = podium.deps;
  let administrator: Promise<User> | undefined;
  const admin = (): Promise<User> => (administrator ??= makeUser(podium, "ADMIN"));

  return {
    /** One administrator, the same at each call. */
    admin,
    boxOffice: async (id: number, act: string, body?: unknown): Promise<LightMyRequestResponse> =>
      (await admin()).call("POST", `/api/admin/reservations/${id}/${act}`, body),

    /** The public status of each seat. */
    async seatStates(showId: number): Promise<Record<string, string>> {
      return Object.fromEntries(
        (await seats.snapshot(showId)).map(presentSeat).map(({ seatId, status }) => [seatId, status]),
      );
    },
    seat: (showId: number, seatId: string) =>
      database.db
        .selectFrom("seats")
        .selectAll()
        .where("showId", "=", showId)
        .where("seatId", "=", seatId)
        .executeTakeFirstOrThrow(),
    mailsAbout: (id: number) =>
      database.db.selectFrom("mails").where("subjectId", "=", id).select(["kind", "status"]).orderBy("id").execute(),
    auditOf: async (id: number): Promise<AuditEntry[]> =>
      (await admin())
        .call("GET", `/api/admin/audit?reservationId=${id}`)
        .then((response) => response.json<{ items: AuditEntry[] }>().items),
  };
}
