import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { Tickets } from "@podium/shared/contracts/tickets";
import type { LightMyRequestResponse } from "fastify";
import { presentSeat } from "#features/seats/seats.presenter.ts";
import { makeUser, type User } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** What users and volunteers do in a test, by the API, and what the database says of it. */
export function createScenario(podium: TestApp) {
  const { database, seats } = podium.deps;
  let administrator: Promise<User> | undefined;
  const admin = (): Promise<User> => (administrator ??= makeUser(podium, "ADMIN"));

  return {
    /** One administrator, the same at each call. */
    admin,
    /** The transfer has come. */
    pay: async (id: number): Promise<LightMyRequestResponse> =>
      (await admin()).call("POST", `/api/reservation/${id}/confirm`),
    tickets: async (id: number): Promise<Tickets> =>
      (await admin()).call("GET", `/api/reservation/tickets/${id}`).then((response) => response.json<Tickets>()),
    boxOffice: async (id: number, act: string, body?: unknown): Promise<LightMyRequestResponse> =>
      (await admin()).call("POST", `/api/admin/reservations/${id}/${act}`, body),

    /** The status of each seat, as everybody may know it. */
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
