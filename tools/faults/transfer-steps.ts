import { type StatementLine, uploadBankStatement } from "@podium/shared/contracts/bank-statements";
import { type Transfer, writeStatement } from "./bank.ts";
import type { Line } from "./caller.ts";
import type { Account, Scenario } from "./participants.ts";
import { otherServer, type Step } from "./plan.ts";

type TransferAction = Extract<Step["action"], { kind: "transfer" }>;

const MORE_CENTS = { due: 0, more: 235, less: -105 };

interface Upload {
  line: Line;
  file: ReturnType<typeof writeStatement>;
}

/** Somebody's transfers; a volunteer uploads the files that have them, and confirms what they should pay. */
export function asPayer({ caller, admin, bank }: Scenario, user: Account, step: Step) {
  const volunteer: Line = { via: step.via, token: admin.token, hangUpAfterMs: step.hangUpAfterMs };
  /** Whoever got no response tries again there. */
  const elsewhere: Line = { via: otherServer(step.via), token: admin.token };

  /** @returns the file's lines; undefined: no response, or none that says them */
  async function upload({ line, file }: Upload, transfers: Transfer[]): Promise<StatementLine[] | undefined> {
    let lines: StatementLine[] | undefined;
    await caller.change(user.id, { kind: "statement", transfers }, async () => {
      const response = await caller.call(line, "uploadBankStatement", { body: file });
      const read = uploadBankStatement.response[200].safeParse(response.body);
      if (read.success && read.data.kind === "statement") lines = read.data.lines;
      return response;
    });
    return lines;
  }

  async function uploadAll(uploads: readonly Upload[], transfers: Transfer[], together: boolean) {
    if (together) return Promise.all(uploads.map((one) => upload(one, transfers)));
    const inTurn = [];
    for (const one of uploads) inTurn.push(await upload(one, transfers));
    return inTurn;
  }

  return async ({ of, amount, twice, formats, together }: TransferAction): Promise<void> => {
    const own = await caller.read({ via: step.via, token: user.token }, "listMyReservations", {});
    const reservation = own?.find((one) => one.status === of && one.paymentMethod === "MANUAL" && one.totalprice > 0);
    if (!reservation) return;
    const { id: reservationId, reference, totalprice } = reservation;
    const cents = Math.max(1, Math.round(totalprice * 100) + MORE_CENTS[amount]);
    const transfers = bank.book(reference, twice ? [cents, cents] : [cents]);
    const files = formats.map((format) => writeStatement(format, transfers));
    const [first, last] = [files[0], files.at(-1)];
    if (!first || !last) return;
    const uploads = together
      ? [
          { line: volunteer, file: first },
          { line: elsewhere, file: last },
        ]
      : files.map((file) => ({ line: volunteer, file }));
    const read = (await uploadAll(uploads, transfers, together)).find((lines) => lines !== undefined);
    const lines = read ?? (await upload({ line: elsewhere, file: first }, transfers)) ?? [];

    const matches = lines
      .filter(({ match }) => match !== "done")
      .map(({ transactionId }) => ({ transactionId, reservationId }));
    if (matches.length === 0) return;
    const confirm = (line: Line, body: { matches: typeof matches }) =>
      caller.change(user.id, { kind: "confirmTransfers", ...body }, () =>
        caller.call(line, "confirmTransfers", { body }),
      );
    const statuses = await Promise.all([
      confirm(volunteer, { matches }),
      // Another volunteer, who began at the bottom.
      ...(together ? [confirm(elsewhere, { matches: matches.toReversed() })] : []),
    ]);
    if (statuses.every((status) => status === null)) await confirm(elsewhere, { matches });
  };
}
