import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { ShowForm } from "@podium/shared/contracts/shows";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import type { LightMyRequestResponse } from "fastify";
import { test as base } from "vitest";
import { apiOver } from "@podium/shared/test/api.ts";
import { presentSeat } from "#modules/sale/seats/seats.presenter.ts";
import { beginAt, makeShow, makeUser, overInject, type User } from "./factories.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";
import { startMailbox } from "./mailbox.ts";
import { payingOnline } from "./paying-online.ts";

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
    boxOffice: async (id: number, action: string, body?: unknown): Promise<LightMyRequestResponse> =>
      (await admin()).call("POST", `/api/admin/reservations/${id}/${action}`, body),

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

export type Cleanup = { onCleanup: (close: () => Promise<void>) => void };

export async function started(options: TestAppOptions, { onCleanup }: Cleanup): Promise<TestApp> {
  const app = await startTestApp(options);
  onCleanup(() => app.close());
  return app;
}

/**
 * The test function of a file: `const test = apiTest({ clock })`. Its first test starts an application on its own
 * database. Tests ask for `podium` (the application), `scenario` (what volunteers do and find), `online` (a user who
 * pays online), and for one `admin`, `user` or `showId` that the file's tests share.
 */
export function apiTest(options: TestAppOptions = {}) {
  return base
    .extend("podium", { scope: "file" }, ({}, cleanup) => started(options, cleanup))
    .extend("visitor", { scope: "file" }, ({ podium }) => apiOver(overInject(podium)))
    .extend("post", { scope: "file" }, ({ podium }) => (url: string, payload: object, remoteAddress = "127.0.0.1") => {
      return podium.app.inject({ method: "POST", url, payload, remoteAddress });
    })
    .extend("scenario", { scope: "file" }, ({ podium }) => createScenario(podium))
    .extend("online", { scope: "file" }, ({ podium }) => payingOnline(podium))
    .extend("admin", { scope: "file" }, ({ scenario }) => scenario.admin())
    .extend("user", { scope: "file" }, ({ podium }) => makeUser(podium))
    .extend("showId", { scope: "file" }, async ({ podium }) => (await makeShow(podium)).id);
}

/** Extends apiTest with a `mailbox` of the application's mails; each `sendMails` sends those that are due. */
export function mailTest({ env, ...options }: TestAppOptions = {}) {
  return apiTest()
    .extend("mailbox", { scope: "file" }, async ({}, { onCleanup }) => {
      const mailbox = await startMailbox();
      onCleanup(() => mailbox.close());
      return mailbox;
    })
    .extend("podium", { scope: "file" }, ({ mailbox }, cleanup) =>
      started({ ...options, env: { SMTP_URL: mailbox.url, PUBLIC_URL: "https://podium.test", ...env } }, cleanup),
    )
    .extend("sendMails", { scope: "file" }, ({ podium }) => podium.deps.mailDelivery.sweep);
}

/** A fixture: a second application on the database and Redis of `podium`. */
export const appBeside =
  (options: TestAppOptions = {}) =>
  async ({ podium }: { podium: TestApp }, cleanup: Cleanup): Promise<TestApp> =>
    started({ ...options, beside: podium }, cleanup);
