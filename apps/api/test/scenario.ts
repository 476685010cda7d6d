import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { ShowForm } from "@podium/shared/contracts/shows";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import type { LightMyRequestResponse } from "fastify";
import { presentSeat } from "#modules/sale/seats/seats.presenter.ts";
import { beginAt, makeShow, makeUser, type User } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** Test steps of users and volunteers, and their outcomes. */
export function createScenario(podium: TestApp) {
  let administrator: Promise<User> | undefined;
  const admin = (): Promise<User> => (administrator ??= makeUser(podium, "ADMIN"));

  return {
    /** One administrator, the same at each call. */
    admin,
    /** A new user's reservation for a new show, paid. */
    async paid(seatIds = ["R1-A", "R1-B"], { dateTime, ...form }: Partial<ShowForm> = {}) {
      const [owner, show] = [await makeUser(podium), await makeShow(podium, form)];
      const id = await reserve(owner.api, show.id, seatIds);
      await pay((await admin()).api, id);
      if (dateTime !== undefined) await beginAt(podium, show.id, dateTime);
      return { owner, show: { ...show, ...(dateTime !== undefined && { dateTime }) }, id };
    },
    scan: async (id: number, seatId: string, body?: unknown): Promise<LightMyRequestResponse> =>
      (await admin()).call("POST", `/api/reservation/${id}/scan/${seatId}`, body),
    boxOffice: async (id: number, act: string, body?: unknown): Promise<LightMyRequestResponse> =>
      (await admin()).call("POST", `/api/admin/reservations/${id}/${act}`, body),

    /** The public status of each seat. */
    async seatStates(showId: number): Promise<Record<string, string>> {
      return Object.fromEntries(
        (await podium.deps.seats.list(showId)).map(presentSeat).map(({ seatId, status }) => [seatId, status]),
      );
    },
    seat: (showId: number, seatId: string) =>
      podium.deps.database.db
        .selectFrom("seats")
        .selectAll()
        .where("showId", "=", showId)
        .where("seatId", "=", seatId)
        .executeTakeFirstOrThrow(),
    mailsAbout: (id: number) =>
      podium.deps.database.db
        .selectFrom("mails")
        .where("subjectId", "=", id)
        .select(["kind", "status"])
        .orderBy("id")
        .execute(),
    refundOf: async (id: number) =>
      (await (await admin()).api.listRefunds()).find(({ reservation }) => reservation.id === id),
    auditOf: async (id: number): Promise<AuditEntry[]> =>
      (await admin())
        .call("GET", `/api/admin/audit?reservationId=${id}`)
        .then((response) => response.json<{ items: AuditEntry[] }>().items),
  };
}
