import type { Account, Scenario } from "./participants.ts";
import type { Step } from "./plan.ts";
import { asTreasurer, type Decision } from "./upload-steps.ts";

type SentBackAction = Extract<Step["action"], { kind: "sentBack" }>;

/** Steps of the bank, which returns a paid refund, and of volunteers, who upload the files and note it as due again. */
export function asBank(scenario: Scenario, user: Account, step: Step) {
  const { caller, admin, bank } = scenario;
  const { volunteer, elsewhere, upload, uploadCut, decide } = asTreasurer(scenario, user, step);

  return async ({ nth, upload: plan }: SentBackAction): Promise<void> => {
    const files = await caller.read({ via: step.via, token: admin.token }, "listRefundFiles", {});
    const paid = (files ?? []).flatMap(({ id: fileId, lines }) =>
      lines.filter(({ state }) => state === "DONE").map((line) => ({ fileId, ...line })),
    );
    const line = paid[nth % Math.max(paid.length, 1)];
    if (!line) return;
    const { fileId, paymentId, reservationId, amount } = line;
    const sentBack = { fileId, paymentId, reservationId };
    if (!bank.sendBack(sentBack)) return;
    const message = `Terugbetaling reservering ${reservationId}`;
    const made = bank.book([{ message, cents: Math.round(amount * 100), direction: "back", sentBack }]);
    await uploadCut(made, plan);
    const matches = (await upload(made, plan))
      .filter((one) => one.kind === "RETURNED" && one.acts.includes("returned") && one.message.endsWith(message))
      .flatMap(({ transactionId, reservation }): Decision[] =>
        reservation ? [{ transactionId, reservationId: reservation.id, act: "returned" }] : [],
      );
    if (matches.length === 0) return;
    const results = await Promise.all([
      decide(volunteer, "returnRefunds", matches),
      ...(plan.together ? [decide(elsewhere, "returnRefunds", matches)] : []),
    ]);
    if (results.every(({ status }) => status === null)) await decide(elsewhere, "returnRefunds", matches);
  };
}
