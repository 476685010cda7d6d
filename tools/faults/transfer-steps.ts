import {
  confirmTransfers,
  type StatementAct,
  type StatementLine,
  uploadBankStatement,
} from "@podium/shared/contracts/bank-statements";
import type { RequestOf } from "@podium/shared/contracts/client";
import { type Transfer, writeStatement } from "./bank.ts";
import type { Caller, Line } from "./caller.ts";
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

    // What a volunteer adds to a reservation without a proposal is refused, and says what can be decided instead.
    const matches = lines
      .filter(({ match, kind }) => match !== "done" && kind === "PAYMENT")
      .filter(({ acts }) => acts[0] === undefined || CONFIRMING.has(acts[0]))
      .map(({ transactionId, acts }): Decision => {
        return { transactionId, reservationId, act: acts.includes("accept") ? "accept" : "confirm" };
      });
    const decided = lines.filter(({ acts }) => !acts.includes("confirm")).flatMap(decideOthers);
    const change = (line: Line, kind: "confirmTransfers" | "decideTransfers", all: Decision[]) =>
      decide(caller, user.id, line, { kind, matches: all });
    if (decided.length > 0) await change(volunteer, "decideTransfers", decided);
    if (matches.length === 0) return;
    const results = await Promise.all([
      change(volunteer, "confirmTransfers", matches),
      // Another volunteer, who began at the bottom.
      ...(together ? [change(elsewhere, "confirmTransfers", matches.toReversed())] : []),
    ]);
    const heard = results.flatMap(({ lines: refused }) => refused);
    if (results.every(({ status }) => status === null))
      heard.push(...(await change(elsewhere, "confirmTransfers", matches)).lines);
    const others = heard.flatMap(decideOthers);
    if (others.length > 0) await change(elsewhere, "decideTransfers", others);
  };
}

type Decision = RequestOf<"confirmTransfers">["body"]["matches"][number];

const CONFIRMING: ReadonlySet<StatementAct> = new Set(["confirm", "cash", "accept"]);

/** What is decided about a transfer that confirms nothing. */
function decideOthers({ transactionId, reservation, acts, back, amount }: StatementLine): Decision[] {
  const act = acts.find((one) => !CONFIRMING.has(one));
  if (act === undefined || reservation === null) return [];
  return [{ transactionId, reservationId: reservation.id, act, amount: act === "refund" ? amount : (back ?? 0) }];
}

/** @returns the response's status, and what can be decided about what was refused */
async function decide(
  caller: Caller,
  userId: number,
  line: Line,
  { kind, matches }: { kind: "confirmTransfers" | "decideTransfers"; matches: Decision[] },
): Promise<{ status: number | null; lines: StatementLine[] }> {
  let lines: StatementLine[] = [];
  const status = await caller.change(userId, { kind, matches }, async () => {
    const response = await caller.call(line, "confirmTransfers", { body: { matches } });
    const read = confirmTransfers.response[200].safeParse(response.body);
    if (read.success) lines = read.data.flatMap((one) => one.line ?? []);
    return response;
  });
  return { status, lines };
}
