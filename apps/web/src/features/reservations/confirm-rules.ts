import type { CodeValidation } from "@podium/shared/contracts/codes";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";

/** All that decides whether one may confirm. */
export interface ConfirmState {
  firstname: string;
  email: string;
  termsAccepted: boolean;
  seatCount: number;
  paymentMethod: PaymentMethod | null;
  /** What the server said of the code; null while none was validated. */
  code: CodeValidation | null;
}

/** The code is good, but not for this many seats: 'Niet genoeg tickets beschikbaar' (specification, section 8). */
export function hasTooFewTickets({ code, seatCount }: Pick<ConfirmState, "code" | "seatCount">): boolean {
  return code !== null && code.valid && seatCount > code.availableTickets;
}

/** What is still missing before the confirm button is enabled, in words; empty when nothing is (specification, section 5). */
export function missingToConfirm(state: ConfirmState): string[] {
  const missing: [isMissing: boolean, words: string][] = [
    [state.seatCount === 0, "kies minimaal één stoel"],
    [state.firstname.trim() === "" || state.email.trim() === "", "vul uw gegevens aan bij uw account"],
    [hasTooFewTickets(state), "neem minder stoelen of een andere code"],
    [state.paymentMethod === null, "kies hoe u betaalt"],
    [!state.termsAccepted, "aanvaard de voorwaarden"],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, words]) => words);
}

/** The total in euros: the server's figure for the cart, or nothing with a sponsor code that has enough tickets. */
export function totalToPay(cartTotal: number, { code, seatCount }: Pick<ConfirmState, "code" | "seatCount">): number {
  const sponsored =
    code !== null && code.valid && code.codeType === "SPONSOR" && !hasTooFewTickets({ code, seatCount });
  return sponsored ? 0 : cartTotal;
}
