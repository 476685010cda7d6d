import type { StatementLine } from "@podium/shared/contracts/bank-statements";
import type { Booking, Transfer } from "./bank.ts";
import type { Account, Scenario } from "./participants.ts";
import type { Step } from "./plan.ts";
import { asTreasurer, type Decision, decideOthers, mayConfirm } from "./upload-steps.ts";

type TransferAction = Extract<Step["action"], { kind: "transfer" }>;

const MORE_CENTS = { due: 0, more: 235, less: -105 };

/** Steps of `user`, who pays by transfer, and of volunteers, who upload the files and confirm the reservation. */
export function asPayer(scenario: Scenario, user: Account, step: Step) {
  const { caller, bank } = scenario;
  const { volunteer, elsewhere, upload, uploadCut, decide } = asTreasurer(scenario, user, step);

  function book(message: string, cents: number, { twice, beside }: TransferAction): Transfer[] {
    const own: Booking[] = twice
      ? [
          { message, cents },
          { message, cents },
        ]
      : [{ message, cents }];
    // An outgoing payment with the same amount and message, and the bank's costs of a batch.
    const outgoing: Booking = { message, cents, direction: "out" };
    const costs: Booking = { message: "Kosten", cents: 1, direction: "out" };
    if (beside === "nothing") return bank.book(own);
    return beside === "batch" ? bank.book([...own, costs], true) : bank.book([outgoing, ...own]);
  }

  /** Matches without a proposal may be refused; the response then contains the possible decisions. */
  async function decideAll(lines: readonly StatementLine[], reservationId: number, action: TransferAction) {
    const { rest } = action;
    const matches = lines
      .filter(({ match, kind }) => match !== "done" && kind === "PAYMENT")
      .filter(mayConfirm)
      .map(({ transactionId, acts }): Decision => {
        return { transactionId, reservationId, act: acts.includes(rest) ? rest : "confirm" };
      });
    const decided = lines.filter(({ acts }) => !acts.includes("confirm")).flatMap(decideOthers);
    if (decided.length > 0) await decide(volunteer, "decideTransfers", decided);
    if (matches.length === 0) return;
    const results = await Promise.all([
      decide(volunteer, "confirmTransfers", matches),
      // A second volunteer decides in the opposite order.
      ...(action.upload.together ? [decide(elsewhere, "confirmTransfers", matches.toReversed())] : []),
    ]);
    const heard = results.flatMap(({ lines: refused }) => refused);
    if (results.every(({ status }) => status === null))
      heard.push(...(await decide(elsewhere, "confirmTransfers", matches)).lines);
    const others = heard.flatMap(decideOthers);
    if (others.length > 0) await decide(elsewhere, "decideTransfers", others);
  }

  return async (action: TransferAction): Promise<void> => {
    const { of, amount, upload: plan } = action;
    const own = await caller.read({ via: step.via, token: user.token }, "listMyReservations", {});
    const reservation = own?.find((one) => one.status === of && one.paymentMethod === "MANUAL" && one.totalprice > 0);
    if (!reservation) return;
    const { id, reference, totalprice } = reservation;
    const made = book(reference, Math.max(1, Math.round(totalprice * 100) + MORE_CENTS[amount]), action);
    // The message in the last line of a cut file may be incomplete.
    const isOwn = ({ message }: StatementLine) => reference.startsWith(message) && /#\d+ /.test(message);
    const early = await uploadCut(made, plan);
    if (plan.isHasty) await decideAll(early.filter(isOwn), id, action);
    await decideAll((await upload(made, plan)).filter(isOwn), id, action);
  };
}
