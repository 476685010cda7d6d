import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { presentSeat } from "#features/seats/seats.realtime.ts";
import type { Person } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** What the tests of the box office do, as an administrator. */
export function boxOfficeOf(podium: TestApp, admin: Person) {
  const { db } = podium.deps.database;
  return {
    act: (id: number, act: string, body?: unknown) => admin.call("POST", `/api/admin/reservations/${id}/${act}`, body),
    confirm: (id: number) => admin.call("POST", `/api/reservation/${id}/confirm`),
    tickets: async (id: number) => (await admin.call("GET", `/api/reservation/tickets/${id}`)).json<Tickets>(),
    /** The status of each seat as the public sees it. */
    async seatStates(showId: number): Promise<Record<string, string>> {
      const seats = (await podium.deps.seats.snapshot(showId)).map(presentSeat);
      return Object.fromEntries(seats.map(({ seatId, status }) => [seatId, status]));
    },
    mailsAbout: (id: number) =>
      db.selectFrom("mails").where("subjectId", "=", id).select(["kind", "status"]).orderBy("id").execute(),
    async logOf(id: number): Promise<AuditEntry[]> {
      return (await admin.call("GET", `/api/admin/audit?reservationId=${id}`)).json<{ items: AuditEntry[] }>().items;
    },
  };
}
