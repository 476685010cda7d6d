import {
  confirmTransfers,
  type StatementAction,
  type StatementLine,
  uploadBankStatement,
} from "@podium/shared/contracts/bank-statements";
import type { RequestOf } from "@podium/shared/contracts/client";
import type { Booking, Transfer } from "./bank.ts";
import { type BankFile, cutShort, writeStatement } from "./bank-files.ts";
import type { Line } from "./caller.ts";
import type { Account, Scenario } from "./participants.ts";
import { otherServer, type Step, type UploadPlan } from "./plan.ts";

type Decision = RequestOf<"confirmTransfers">["body"]["matches"][number];
type Kind = "confirmTransfers" | "decideTransfers" | "returnRefunds";

function asTreasurer({ caller, admin, bank }: Scenario, user: Account, step: Step) {
  const volunteer: Line = { via: step.via, token: admin.token, hangUpAfterMs: step.hangUpAfterMs };
  /** The other server, for a retry after no response. */
  const elsewhere: Line = { via: otherServer(step.via), token: admin.token };

  /** @returns the file's lines; undefined: no response, or one without lines */
  async function send(line: Line, body: BankFile, transfers: readonly Transfer[], isCut = false) {
    let lines: StatementLine[] | undefined;
    await caller.change(user.id, { kind: "statement", transfers, ...(isCut && { isCut }) }, async () => {
      const response = await caller.call(line, "uploadBankStatement", { body });
      const read = uploadBankStatement.response[200].safeParse(response.body);
      if (read.success && read.data.kind === "statement") lines = read.data.lines;
      return response;
    });
    return lines;
  }

  async function sendAll(files: readonly BankFile[], transfers: readonly Transfer[], together: boolean) {
    const [first, last] = [files[0], files.at(-1)];
    if (together && first && last)
      return Promise.all([send(volunteer, first, transfers), send(elsewhere, last, transfers)]);
    const inTurn = [];
    for (const file of files) inTurn.push(await send(volunteer, file, transfers));
    return inTurn;
  }

  return {
    volunteer,
    elsewhere,

    async uploadCut(made: readonly Transfer[], plan: UploadPlan): Promise<StatementLine[]> {
      const [format = "CSV"] = plan.formats;
      if (plan.cutAt === null) return [];
      const transfers = bank.statementOf(made, plan.daysBefore);
      const file = cutShort(writeStatement(format, transfers, plan.csv), plan.cutAt);
      return (await send(volunteer, file, transfers, true)) ?? [];
    },

    async upload(made: readonly Transfer[], { formats, together, daysBefore, csv }: UploadPlan) {
      const transfers = bank.statementOf(made, daysBefore);
      const files = formats.map((format) => writeStatement(format, transfers, csv));
      const [first] = files;
      if (!first) return [];
      const read = (await sendAll(files, transfers, together)).find((lines) => lines !== undefined);
      return read ?? (await send(elsewhere, first, transfers)) ?? [];
    },

    /** @returns the response's status, and the lines of refused matches with their possible decisions */
    async decide(line: Line, kind: Kind, matches: Decision[]) {
      let lines: StatementLine[] = [];
      const status = await caller.change(user.id, { kind, matches }, async () => {
        const response = await caller.call(line, "confirmTransfers", { body: { matches } });
        const read = confirmTransfers.response[200].safeParse(response.body);
        if (read.success) lines = read.data.flatMap((one) => one.line ?? []);
        return response;
      });
      return { status, lines };
    },
  };
}

const CONFIRMING: ReadonlySet<StatementAction> = new Set(["confirm", "cash", "accept"]);

const mayConfirm = ({ acts }: StatementLine): boolean => acts[0] === undefined || CONFIRMING.has(acts[0]);

function decideOthers({ transactionId, kind, reservation, acts, back, amount }: StatementLine): Decision[] {
  const action = acts.find((one) => !CONFIRMING.has(one));
  if (action === undefined || reservation === null || kind === "RETURNED") return [];
  return [
    { transactionId, reservationId: reservation.id, act: action, amount: action === "refund" ? amount : (back ?? 0) },
  ];
}

type TransferAction = Extract<Step["action"], { kind: "transfer" }>;

const MORE_CENTS = { due: 0, more: 235, less: -105 };

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
    const refusedLines = results.flatMap(({ lines: refused }) => refused);
    if (results.every(({ status }) => status === null))
      refusedLines.push(...(await decide(elsewhere, "confirmTransfers", matches)).lines);
    const others = refusedLines.flatMap(decideOthers);
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

type SentBackAction = Extract<Step["action"], { kind: "sentBack" }>;

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
