import type { Choice, ChoiceForm } from "@podium/shared/contracts/show-changes";
import type { Clock } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import { DomainError, refusedField } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { RefundAccountsService } from "#modules/money/payments/refund-accounts.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import { refuseHandedOut, type ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import * as repository from "./show-changes.repository.ts";
import type { FoundChoice } from "./show-changes.repository.ts";
import type { ShowChangesLog } from "./show-changes.log.ts";

type ChoiceState = Pick<FoundChoice, "kind" | "choice" | "status" | "totalCents" | "isOnItsWay" | "isUsed">;

/** Returns the choices that are still possible, including the current one; none once the choice was carried out. */
export function possibleChoices({ kind, choice, status, totalCents, isOnItsWay, isUsed }: ChoiceState): Choice[] {
  const back: Choice[] = totalCents > 0 ? ["VOUCHER", "MONEY", "GIFT"] : ["GIFT"];
  if (choice === null || choice === "KEEP") {
    if (status !== "CONFIRMED") return [];
    if (kind === "CANCELLED") return back;
    // A visitor who was let in has seen a changed show, but not the end of a cancelled one.
    return isUsed ? ["KEEP"] : ["KEEP", ...back];
  }
  // The seats are sold to others by now, and a voucher may have been spent.
  return choice === "VOUCHER" || isOnItsWay || totalCents === 0 ? [] : back;
}

export const REASONS = {
  CANCELLED: "De voorstelling gaat niet door.",
  CHANGED: "U gaf uw plaatsen terug omdat de voorstelling veranderde.",
} as const;

export interface ChooseDependencies {
  clock: Clock;
  audit: Pick<AuditService<ShowChangesLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain">;
  reservations: Pick<ReservationsService, "lock" | "lockOnly" | "getIn" | "cancel" | "announceAgain">;
  refundAccounts: Pick<RefundAccountsService, "save">;
  refunds: Pick<RefundsService, "noteCancelled" | "giveAllAsVoucher" | "waive" | "lockMoney" | "providerName">;
}

/** A choice and what follows from it, in one transaction. Lock order: the reservation, then its money. */
export function createChoose(deps: ChooseDependencies) {
  const { clock, reservations, refunds } = deps;
  const { providerName } = refunds;

  /** Notes the money as due, and waives it or gives it as a voucher when that was chosen. */
  async function direct(transaction: Transaction, id: number, choice: Choice, actorId: number | null): Promise<void> {
    // Noted for a gift too, so that the payer's transfer, if a statement brings it only later, is linked with it.
    await refunds.noteCancelled(transaction, await reservations.getIn(transaction, id));
    if (choice === "GIFT" && !(await refunds.waive(transaction, id))) throw new DomainError("CHOICE_FINAL");
    if (choice === "VOUCHER") await refunds.giveAllAsVoucher(transaction, id, actorId);
  }

  async function saveIban(
    transaction: Transaction,
    found: repository.FoundChoice,
    { choice, iban = "", holder = "" }: ChoiceForm,
    actorId: number | null,
  ): Promise<void> {
    if (choice !== "MONEY") return;
    const account = { reservationId: found.reservationId, iban, holder: holder || null };
    if (iban !== "") await deps.refundAccounts.save(transaction, account, actorId);
    else if (found.needsIban) throw refusedField("IBAN_NEEDED", "iban");
  }

  /**
   * @param actorId the volunteer who chooses for the holder; null: the holder
   * @throws DomainError CHOICE_NOT_FOUND, CHOICE_CLOSED, CHOICE_FINAL, CHOICE_IMPOSSIBLE, IBAN_NEEDED, TICKETS_SCANNED,
   *   PRODUCTS_HANDED_OUT,
   *   of ACCOUNT_REFUSALS
   */
  return async function choose(
    transaction: Transaction,
    id: number,
    form: ChoiceForm,
    actorId: number | null,
  ): Promise<void> {
    const { db } = transaction;
    const { choice } = form;
    const { tickets } = await reservations.lockOnly(transaction, id).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError("CHOICE_NOT_FOUND") : error;
    });
    await refunds.lockMoney(transaction, id);
    const found = await repository.findChoice(db, id, providerName);
    if (!found) throw new DomainError("CHOICE_NOT_FOUND");
    const isOver = actorId === null && found.chooseBefore <= clock.now();
    if (isOver) throw new DomainError("CHOICE_CLOSED");
    if (found.choice === choice && !(choice === "MONEY" && form.iban)) return;
    const possible = possibleChoices(found);
    if (possible.length === 0) {
      const isOwn = found.choice !== null && found.choice !== "KEEP";
      throw new DomainError(isOwn ? "CHOICE_FINAL" : "RESERVATION_CLOSED");
    }
    const isHeld = found.status === "CONFIRMED";
    if (found.kind === "CHANGED" && isHeld && choice !== "KEEP") {
      if (tickets.some(({ scannedAt }) => scannedAt)) throw new DomainError("TICKETS_SCANNED");
      refuseHandedOut(await reservations.getIn(transaction, id));
    }
    if (!possible.includes(choice)) throw new DomainError("CHOICE_IMPOSSIBLE");
    await saveIban(transaction, found, form, actorId);
    if (isHeld && choice !== "KEEP") {
      // `lock` also ends a move to other seats whose difference is still being paid.
      await reservations.lock(transaction, id);
      await reservations.cancel(transaction, id, "CONFIRMED", REASONS[found.kind]);
    }
    if (choice !== "KEEP" && choice !== found.choice) await direct(transaction, id, choice, actorId);
    // The cancellation mail names the choice, so another choice is mailed again.
    if (!isHeld && choice !== found.choice)
      await deps.mails.enqueueAgain(transaction, { kind: "RESERVATION_CANCELLED", subjectId: id });
    await repository.setChoice(db, {
      changeId: found.changeId,
      reservationId: id,
      choice,
      chosenAt: clock.now(),
      chosenBy: actorId,
    });
    if (actorId !== null)
      await deps.audit.record(transaction, {
        actorId,
        action: "CHOICE_MADE",
        subject: { type: "reservation", id },
        details: { choice },
      });
    transaction.onCommit(() => reservations.announceAgain(id));
  };
}
