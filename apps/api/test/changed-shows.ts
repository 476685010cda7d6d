import { randomUUID } from "node:crypto";
import type { Show } from "@podium/shared/contracts/shows";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { apiOver } from "@podium/shared/test/api.ts";
import { makeShow, makeUser, overInject, type User } from "./factories.ts";
import { createFakeClock } from "./fake-clock.ts";
import { mailTest } from "./fixtures.ts";

export const DAY_SECONDS = 24 * 3600;

export const clock = createFakeClock();
const inDays = (days: number): string => new Date(clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString();
/** An administrator's mail to the holders of tickets. */
export const form = () => ({
  key: randomUUID(),
  subject: "De voorstelling gaat niet door",
  text: "Door ziekte kunnen wij niet spelen.",
  chooseBefore: inDays(14),
});

type Announcement = Omit<ReturnType<typeof form>, "chooseBefore"> & { chooseBefore: string | null };

/** Extends mailTest with ticket holders of shows that are postponed or cancelled. */
export const changedShowTest = mailTest({ clock, env: { PAYMENT_PROVIDER: "test" } })
  .extend("stranger", { scope: "file" }, ({ podium }) => apiOver(overInject(podium)))
  /** A user with two seats, paid by transfer, at a show of their own. */
  .extend("holder", { scope: "file" }, ({ podium, admin }) => async () => {
    const [show, user] = [await makeShow(podium, { dateTime: inDays(30) }), await makeUser(podium)];
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, id);
    return { show, user, id };
  })
  /** Moves a show to a moment at which it was not before. */
  .extend("postpone", { scope: "file" }, ({ admin }) => {
    let minutes = 0;
    return ({ id, name, dateTime }: Show) => {
      minutes += 1;
      const later = new Date(Date.parse(dateTime) + minutes * 60_000).toISOString();
      return admin.api.updateShow({ params: { id }, body: { name, dateTime: later } });
    };
  })
  .extend("announce", { scope: "file" }, ({ admin, postpone }) => async (show: Show, body: Announcement = form()) => {
    await postpone(show);
    return admin.api.announceChange({ params: { id: show.id }, body });
  })
  .extend("tokenOf", { scope: "file" }, ({ mailbox, sendMails }) => async (user: User) => {
    await sendMails();
    const mail = (await mailbox.mailsTo(user.email)).findLast(({ text }) => text?.includes("/keuze#token="));
    return decodeURIComponent(/\/keuze#token=([\w.%-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
  })
  .extend("refundsOf", { scope: "file" }, ({ admin }) => async (id: number) => {
    const refunds = await admin.api.listRefunds();
    return refunds.filter(({ reservation }) => reservation.id === id);
  });

/** The error code of a refused call. */
export const codeOf = (response: { json: () => unknown }) => (response.json() as { code?: string }).code;
