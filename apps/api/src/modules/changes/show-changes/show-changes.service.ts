import type { Choice, ChoiceForm } from "@podium/shared/contracts/show-changes";
import type { Database, Transaction } from "#platform/data/database.ts";
import type { Session } from "#platform/http/caller.ts";
import { mediumMoment } from "@podium/shared/words/date-formats";
import { DomainError, refusedField } from "#platform/process/domain-error.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { ShowMessagesService } from "#modules/sale/show-messages/show-messages.service.ts";
import type { Show, ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { WaitingListService } from "#modules/sale/waiting-list/waiting-list.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { type ChooseDependencies, createChoose, REASONS } from "./choose.ts";
import * as repository from "./show-changes.repository.ts";
import {
  createAnnouncements,
  idOf,
  isConfirmed,
  type MessageText,
  type AnnouncementsDependencies,
} from "./announcements.ts";

export { REASONS } from "./choose.ts";
export type ShowChangesService = ReturnType<typeof createShowChangesService>;
export type ChangeState = Awaited<ReturnType<ShowChangesService["stateOf"]>>;
export type OwnChanges = Awaited<ReturnType<ShowChangesService["ownChoices"]>>;

export type MadeChoice = Pick<repository.FoundChoice, "kind" | "goesOnline" | "toAccount"> & { choice: Choice };

export function createShowChangesService(
  deps: ChooseDependencies &
    AnnouncementsDependencies & {
      database: Database;
      reservations: ChooseDependencies["reservations"] & Pick<ReservationsService, "getMany">;
      shows: Pick<ShowsService, "require" | "get" | "cancel">;
      seats: Pick<SeatsService, "expireDue">;
      waitingList: Pick<WaitingListService, "settleSoon">;
      sessions: Pick<SessionsService, "requireProof">;
      showMessages: Pick<ShowMessagesService, "sendIn" | "sendMore" | "wasSent" | "readToken">;
      mails: ChooseDependencies["mails"] & Pick<MailsService, "withdrawMany">;
    },
) {
  const { database, clock, audit, reservations, sessions, shows, showMessages } = deps;
  const { db } = database;
  const choose = createChoose(deps);
  const announcements = createAnnouncements(deps);
  const { providerName } = deps.refunds;

  /** Cancels reservations that are unpaid or cost nothing: their holders have nothing to choose. */
  async function endUnchosen(transaction: Transaction, active: readonly repository.Holder[]) {
    for (const holder of active)
      if (!isConfirmed(holder)) await reservations.cancel(transaction, holder.id, "PENDING", REASONS.CANCELLED);
      else if (!costsMoney(holder)) await reservations.cancel(transaction, holder.id, "CONFIRMED", REASONS.CANCELLED);
    // The message informs the holders of free reservations, also about vouchers, so they get no second mail.
    const informed = active.filter((holder) => isConfirmed(holder) && !costsMoney(holder)).map(idOf);
    if (informed.length > 0) await deps.mails.withdrawMany(transaction, "RESERVATION_CANCELLED", informed);
  }

  async function stateOf(showId: number) {
    await shows.require(db, showId);
    const [concerned, toCall, change] = await Promise.all([
      repository.countConcerned(db, showId),
      repository.findToCall(db, showId),
      repository.findChange(db, showId),
    ]);
    const items = change ? await repository.findChoosers(db, change.id, providerName) : [];
    return { concerned, toCall, change: change ? { ...change, items } : null };
  }

  /** @returns null: neither a link nor a user @throws DomainError LINK_EXPIRED */
  async function identify(token: string | undefined, callerId: number | null): Promise<repository.Chooser | null> {
    if (token === undefined) return callerId === null ? null : { userId: callerId };
    const link = await showMessages.readToken(token);
    if (!link || link.changeId === null) throw new DomainError("LINK_EXPIRED");
    const { email, reservationIds } = link;
    return { email, reservationIds };
  }

  async function ownChoices(token: string | undefined, callerId: number | null) {
    const found = await repository.findOwn(db, await identify(token, callerId), providerName);
    const byId = await reservations.getMany(found.map(({ reservationId }) => reservationId));
    const changes = new Map<
      number,
      { show: Show; choices: Array<(typeof found)[number] & { reservation: Reservation }> }
    >();
    for (const row of found) {
      const reservation = byId.get(row.reservationId);
      if (!reservation) continue;
      const change = changes.get(row.changeId) ?? { show: await shows.get(row.showId), choices: [] };
      change.choices.push({ ...row, reservation });
      changes.set(row.changeId, change);
    }
    return { now: clock.now(), changes: [...changes.values()] };
  }

  const followLater = ({ onCommit }: Transaction, showId: number): void => {
    onCommit(() => deps.seats.expireDue());
    onCommit(() => deps.waitingList.settleSoon(showId));
  };

  return {
    stateOf,
    ownChoices,

    /** Cancels once a key. @throws DomainError SHOW_NOT_FOUND, LAST_DAY_WRONG, MAIL_SENT_OTHERWISE, SHOW_CANCELLED */
    async cancel(showId: number, { chooseBefore, ...message }: MessageText & { chooseBefore: Date }, actorId: number) {
      await database.transact(async (transaction) => {
        const { db: trx } = transaction;
        const show = await shows.cancel(transaction, showId);
        if (!show) {
          if (await showMessages.wasSent(transaction, { ...message, showId, chooseBefore })) return;
          throw new DomainError("SHOW_CANCELLED");
        }
        if (chooseBefore <= clock.now()) throw refusedField("LAST_DAY_WRONG", "chooseBefore");
        const active = await repository.lockReservations(trx, showId);
        const holders = active.filter(isConfirmed);
        const made = { showId, kind: "CANCELLED", madeBy: actorId, madeAt: clock.now() } as const;
        const changeId = await repository.insertChange(trx, { ...made, chooseBefore });
        await repository.insertChoices(trx, changeId, holders.filter(costsMoney).map(idOf));
        const to = holders.map(idOf);
        const addressed = {
          ...message,
          showId,
          changeId,
          asks: true,
          to,
          audience: "CONFIRMED",
          alsoHolders: true,
          actorId,
        } as const;
        const people = await showMessages.sendIn(transaction, addressed);
        // The key belongs to another message, because nobody cancelled this show before.
        if (people === null) throw new DomainError("MAIL_SENT_OTHERWISE");
        await endUnchosen(transaction, active);
        await audit.record(transaction, {
          actorId,
          action: "SHOW_CANCELLED",
          subject: { type: "show", id: showId },
          details: { show: show.name, on: mediumMoment(show.startsAt), people, unpaid: active.length - holders.length },
        });
        followLater(transaction, showId);
      });
      return stateOf(showId);
    },

    async announce(showId: number, message: MessageText & { chooseBefore: Date | null }, actorId: number) {
      await announcements.announce(showId, message, actorId);
      return stateOf(showId);
    },

    close: announcements.close,

    async remind(showId: number, message: MessageText, actorId: number) {
      await announcements.remind(showId, message, actorId);
      return stateOf(showId);
    },

    /** Also possible after the last day. @throws DomainError PROOF_NEEDED, and of `choose` */
    async chooseFor(id: number, form: ChoiceForm, actor: Session): Promise<void> {
      if (namesAccount(form)) await sessions.requireProof(actor);
      await database.transact((transaction) => choose(transaction, id, form, actor.id));
    },

    /** @throws DomainError CHOICE_NOT_FOUND for others' reservations, LINK_EXPIRED, PROOF_NEEDED, and of `choose` */
    async chooseOwn(
      id: number,
      { token, ...form }: ChoiceForm & { token?: string | undefined },
      caller: Session | null,
    ) {
      const callerId = caller?.id ?? null;
      // The mail's own link is as good as a proof: it went to the account's address.
      if (token === undefined && namesAccount(form) && caller) await sessions.requireProof(caller);
      const own = await repository.findOwn(db, await identify(token, callerId), providerName);
      if (!own.some(({ reservationId }) => reservationId === id)) throw new DomainError("CHOICE_NOT_FOUND");
      await database.transact((transaction) => choose(transaction, id, form, null));
      return ownChoices(token, callerId);
    },

    /** Returns the choice for the mail of the reservation's cancellation; null: none was made. */
    async choiceOf(reservationId: number): Promise<MadeChoice | null> {
      const found = await repository.findChoice(db, reservationId, providerName);
      if (!found || found.choice === null) return null;
      const { choice, kind, goesOnline, toAccount } = found;
      return { choice, kind, goesOnline, toAccount };
    },

    /** Repairs what a process of the previous version left: unpaid reservations, and holders who were not asked. */
    async sweep(): Promise<void> {
      for (const { showId, changeId } of await repository.findLeftUnasked(db))
        await database.transact(async (transaction) => {
          const holders = (await repository.lockReservations(transaction.db, showId)).filter(isConfirmed);
          const free = holders.filter((one) => !costsMoney(one));
          await endUnchosen(transaction, free);
          const asked = await repository.insertChoices(transaction.db, changeId, holders.filter(costsMoney).map(idOf));
          await showMessages.sendMore(transaction, changeId, [...asked, ...free.map(idOf)]);
        });
      for (const showId of await repository.findLeftUnpaid(db))
        await database.transact(async (transaction) => {
          const left = await repository.lockReservations(transaction.db, showId);
          await endUnchosen(
            transaction,
            left.filter((one) => !isConfirmed(one)),
          );
        });
    },
  };
}

const namesAccount = ({ choice, iban = "" }: ChoiceForm): boolean => choice === "MONEY" && iban !== "";

const costsMoney = ({ totalCents }: repository.Holder): boolean => totalCents > 0;
