import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { confirm } from "#messages/nl/checkout.tsx";

export interface ConfirmState {
  firstname: string;
  email: string;
  /** The details are typed on this page, where each field says what it lacks. */
  asksDetails?: boolean;
  isLoadingDetails?: boolean;
  /** A sign-in link was mailed. */
  waitsForLink?: boolean;
  termsAccepted: boolean;
  seatCount: number;
  /** In euros; null while the server computes it. */
  total: number | null;
  /** Null until a method is chosen, and while nothing has to be paid. */
  paymentMethod: PaymentMethod | null;
  /** Null while no code was validated. */
  code: CodeValidation | null;
  /** The sale has not opened yet, and no code was typed that may open it to this visitor. */
  needsPresaleCode: boolean;
  /** A seat is getting another ticket type. */
  isChanging?: boolean;
  /** The typed gift is not in the cart. */
  isGiftUnsaved?: boolean;
  /** The field holds a code that was not validated, beside accepted ones. */
  isUnchecked?: boolean;
  /** The accepted codes cannot be used together. */
  isRefused?: boolean;
  /** The server did not say how much the accepted codes take off. */
  isAway?: boolean;
}

/** Whether the code has too few tickets for the seats (specification, section 5); a used-up or unknown one has none. */
export function hasTooFewTickets({ code, seatCount }: Pick<ConfirmState, "code" | "seatCount">): boolean {
  return code !== null && seatCount > code.availableTickets;
}

/** Lists what disables the confirm button (specification, section 5). */
export function missingToConfirm(state: ConfirmState): string[] {
  const t = confirm();
  const missing: [isMissing: boolean, words: string][] = [
    [state.seatCount === 0, t.doChooseSeat],
    [state.isLoadingDetails === true, t.doAwaitForm],
    [state.waitsForLink === true, t.doOpenLink],
    [!state.asksDetails && (state.firstname.trim() === "" || state.email.trim() === ""), t.doFillInDetails],
    [state.needsPresaleCode, t.doGivePresaleCode],
    [hasTooFewTickets(state), state.code?.availableTickets ? t.doTakeFewerSeats : t.doTakeOtherCode],
    [state.isChanging === true, t.doAwaitType],
    [state.isGiftUnsaved === true && state.isChanging !== true, t.doSaveGift],
    [state.isUnchecked === true, t.doValidate],
    [state.isRefused === true, t.doRemoveCode],
    [state.total === null && state.isRefused !== true, state.isAway === true ? t.doAskAmount : t.doAwaitAmount],
    [state.total !== 0 && state.paymentMethod === null, t.doChooseMethod],
    [!state.termsAccepted, t.doAcceptTerms],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, words]) => words);
}
