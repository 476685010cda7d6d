import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Tickets } from "@podium/shared/contracts/tickets";
import type { LightMyRequestResponse } from "fastify";
import { makePeople, makePerson, makeReservation, makeShow, type Person } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

export type Scenario = ReturnType<typeof createScenario>;

/** What users and volunteers do in a test, by the API, and what the database says of it. */
export function createScenario(podium: TestApp) {
  const { database, seats } = podium.deps;
  let administrator: Promise<Person> | undefined;
  const admin = (): Promise<Person> => (administrator ??= makePerson(podium, "ADMIN"));

  return {
    /** One administrator, the same at each call. */
    admin,
    user: () => makePerson(podium),
    users: (count: number) => makePeople(podium, count),
    show: (fields?: Parameters<typeof makeShow>[1]) => makeShow(podium, fields),

    hold: (user: Person, showId: number, seatId: string): Promise<LightMyRequestResponse> =>
      user.call("POST", `/api/carts/seats/${showId}/${seatId}`),
    /** @returns the reservation's id */
    reserve: makeReservation,
    /** The transfer has come. */
    pay: async (id: number): Promise<LightMyRequestResponse> =>
      (await admin()).call("POST", `/api/reservation/${id}/confirm`),
    tickets: async (id: number): Promise<Tickets> =>
      (await admin()).call("GET", `/api/reservation/tickets/${id}`).then((response) => response.json<Tickets>()),
    boxOffice: async (id: number, act: string, body?: unknown): Promise<LightMyRequestResponse> =>
      (await admin()).call("POST", `/api/admin/reservations/${id}/${act}`, body),

    /** The status of each seat, as everybody may know it. */
    async seatStates(showId: number): Promise<Record<string, string>> {
      return Object.fromEntries((await seats.snapshot(showId)).map(({ seatId, status }) => [seatId, status]));
    },
    seat: (showId: number, seatId: string) =>
      database.db
        .selectFrom("seats")
        .selectAll()
        .where("showId", "=", showId)
        .where("seatId", "=", seatId)
        .executeTakeFirstOrThrow(),
    reservation: async (id: number): Promise<Reservation> =>
      (await admin()).call("GET", `/api/admin/reservations/${id}`).then((response) => response.json<Reservation>()),
    mailsAbout: (id: number) =>
      database.db.selectFrom("mails").where("subjectId", "=", id).select(["kind", "status"]).orderBy("id").execute(),
    auditOf: async (id: number): Promise<AuditEntry[]> =>
      (await admin())
        .call("GET", `/api/admin/audit?reservationId=${id}`)
        .then((response) => response.json<{ items: AuditEntry[] }>().items),
  };
}
