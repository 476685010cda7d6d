import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";

export interface ConfirmState {
  firstname: string;
  email: string;
  /** They are typed on this page, where each field says what it lacks. */
  asksDetails?: boolean;
  /** The form that asks for them is not there yet. */
  isLoadingDetails?: boolean;
  /** A link was mailed that signs in. */
  waitsForLink?: boolean;
  termsAccepted: boolean;
  seatCount: number;
  /** In euros; null while the server works it out. */
  total: number | null;
  /** Null until one is chosen, and as long as nothing has to be paid. */
  paymentMethod: PaymentMethod | null;
  /** Null while no code was validated. */
  code: CodeValidation | null;
  /** The sale has not opened yet, and no code was typed that may let one in. */
  needsPresaleCode: boolean;
  /** A seat is getting another ticket type. */
  isChanging?: boolean;
  /** Beside accepted codes something was typed that was not validated. */
  isUnchecked?: boolean;
  /** The accepted codes cannot be used together. */
  isRefused?: boolean;
  /** The server did not say what they take off. */
  isAway?: boolean;
}

/** More seats than the code has tickets (specification, section 5); one that is used up or unknown has none. */
export function hasTooFewTickets({ code, seatCount }: Pick<ConfirmState, "code" | "seatCount">): boolean {
  return code !== null && seatCount > code.availableTickets;
}

/** What disables the confirm button (specification, section 5). */
export function missingToConfirm(state: ConfirmState): string[] {
  const missing: [isMissing: boolean, words: string][] = [
    [state.seatCount === 0, "kies minimaal één stoel"],
    [state.isLoadingDetails === true, "wacht tot het formulier er staat"],
    [state.waitsForLink === true, "open de link in uw mailbox, of gebruik een ander e-mailadres"],
    [
      !state.asksDetails && (state.firstname.trim() === "" || state.email.trim() === ""),
      "vul uw gegevens aan bij uw account",
    ],
    [state.needsPresaleCode, "geef uw voorverkoopcode in"],
    [
      hasTooFewTickets(state),
      state.code?.availableTickets ? "neem minder stoelen of een andere code" : "neem een andere code, of geen",
    ],
    [state.isChanging === true, "wacht tot het tickettype gewijzigd is"],
    [state.isUnchecked === true, "valideer wat u bij ‘Code’ typte, of maak het veld leeg"],
    [state.isRefused === true, "verwijder de code of cadeaubon die u niet kunt gebruiken"],
    [
      state.total === null && state.isRefused !== true,
      state.isAway === true ? "vraag het bedrag opnieuw op bij ‘Code’" : "wacht tot het bedrag er staat",
    ],
    [state.total !== 0 && state.paymentMethod === null, "kies hoe u betaalt"],
    [!state.termsAccepted, "aanvaard de voorwaarden"],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, words]) => words);
}
