import type { ShowForm } from "@podium/shared/contracts/shows";
import type { WaitingRoomChange, WaitingRoomEntry } from "@podium/shared/contracts/waiting-room";
import { makeShow, makeUsers, type User } from "./factories.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";
import { apiTest } from "./fixtures.ts";
import type { TestApp } from "./test-app.ts";

export const MINUTE = 60;

/** @param inSeconds until the sale opens, from now on */
async function openingShow(
  { podium, clock }: { podium: TestApp; clock: FakeClock },
  inSeconds: number,
  form: Partial<ShowForm>,
) {
  const salesOpenAt = new Date(clock.now().getTime() + inSeconds * 1000).toISOString();
  return makeShow(podium, { salesOpenAt, ...form });
}

export const enter = (user: User, id: number, entry?: string): Promise<WaitingRoomEntry> =>
  user.api.enterWaitingRoom({ params: { id }, body: { entry } });

/** The code of a refused call; the status of one that succeeded. */
export async function holdOutcome(user: User, showId: number, seatId: string): Promise<string | number> {
  const response = await user.call("POST", `/api/carts/seats/${showId}/${seatId}`);
  return response.statusCode === 200 ? 200 : response.json<{ code: string }>().code;
}

/** A test function whose clock stands still unless a test moves it. */
export function waitingRoomTest() {
  const clock = createFakeClock();
  const test = apiTest({ clock })
    .extend("opening", { scope: "file" }, ({ podium }) => (inSeconds: number, form: Partial<ShowForm> = {}) => {
      return openingShow({ podium, clock }, inSeconds, form);
    })
    .extend("change", { scope: "file" }, ({ admin }) => (id: number, body: WaitingRoomChange) => {
      return admin.api.changeWaitingRoom({ params: { id }, body });
    })
    /** A show whose room is on at the opening, with these people in it, in order of their ranks. */
    .extend("opened", { scope: "file" }, ({ podium, opening, change }) => {
      return async (count: number, perMinute: number, form: Partial<ShowForm> = {}) => {
        const show = await opening(10 * MINUTE, form);
        const users = await makeUsers(podium, count);
        for (const user of users) await enter(user, show.id);
        await change(show.id, { perMinute });
        clock.advance(10 * MINUTE);
        const places = await Promise.all(users.map(async (user) => ({ user, place: await enter(user, show.id) })));
        const inOrder = places.toSorted((a, b) => (a.place.rank ?? 0) - (b.place.rank ?? 0));
        return { show, users: inOrder.map(({ user }) => user), places: inOrder.map(({ place }) => place) };
      };
    });
  return { clock, test };
}
