import type { Session } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation, type Transaction } from "#platform/data/database.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { WaitingRoomService } from "#modules/sale/waiting-room/waiting-room.service.ts";
import * as carts from "./carts.repository.ts";
import type { Cart } from "./plan-seats.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";

export type TakeCartOutcome = "taken" | "kept" | "none";

/** A cart, or a place in a waiting room, that another call made at the same moment: a retry finds it. */
const MADE_MEANWHILE = ["carts_user_id_key", "waiting_room_entries_once"];
const ATTEMPTS = 3;

/** Moves the seats of a visitor who signs in to the account: they stay held, and the timeout runs on. */
export function createTakeCart(deps: {
  database: Database;
  clock: Clock;
  announcer: Pick<SeatAnnouncer, "announce" | "announceCart">;
  sessions: Pick<SessionsService, "end" | "inheritPresaleCode">;
  waitingRoom: Pick<WaitingRoomService, "inherit">;
  emptyCart: (transaction: Transaction, userId: number, network?: string) => Promise<void>;
  findCart: (userId: number) => Promise<Cart | null>;
}) {
  const { database, clock, announcer } = deps;

  const moveSeats = (anonymous: Session, userId: number): Promise<TakeCartOutcome> =>
    database.transact(async (transaction) => {
      const { db, onCommit } = transaction;
      const now = clock.now();
      await deps.waitingRoom.inherit(transaction, anonymous.id, userId);
      const own = await carts.findCart(db, userId, now);
      // An expired cart is in the way until the next sweep deletes it.
      const ended = await carts.releaseEndedCart(db, userId, now);
      onCommit(() => announcer.announce(ended));
      if (await carts.moveCart(db, anonymous.id, userId, now)) {
        onCommit(() => announcer.announceCart(anonymous.id, null, "cleared"));
        return "taken";
      }
      const chosen = await carts.findCart(db, anonymous.id, now);
      // Nobody will come back for these seats.
      await deps.emptyCart(transaction, anonymous.id, anonymous.anonymousNetwork);
      return own && chosen ? "kept" : "none";
    });

  async function moveOrRetry(anonymous: Session, userId: number): Promise<TakeCartOutcome> {
    for (let tries = 1; ; tries++) {
      try {
        return await moveSeats(anonymous, userId);
      } catch (error) {
        const isMadeMeanwhile = MADE_MEANWHILE.some((constraint) => isUniqueViolation(error, constraint));
        if (tries >= ATTEMPTS || !isMadeMeanwhile) throw error;
      }
    }
  }

  /** Ends the anonymous session. @returns kept: the account had a cart of its own */
  return async function takeCart(
    anonymous: Session,
    caller: Pick<Session, "id" | "sessionId">,
  ): Promise<TakeCartOutcome> {
    const { id: userId, sessionId } = caller;
    const outcome = await moveOrRetry(anonymous, userId);
    if (outcome === "taken") {
      const cart = await deps.findCart(userId);
      if (cart) announcer.announceCart(userId, cart, "added");
    }
    await deps.sessions.inheritPresaleCode(anonymous.sessionId, sessionId);
    await deps.sessions.end(anonymous, anonymous.sessionId);
    return outcome;
  };
}
