import {
  confirmTransfers,
  type StatementAct,
  type StatementLine,
  uploadBankStatement,
} from "@podium/shared/contracts/bank-statements";
import type { RequestOf } from "@podium/shared/contracts/client";
import type { Transfer } from "./bank.ts";
import { type BankFile, cutShort, writeStatement } from "./bank-files.ts";
import type { Line } from "./caller.ts";
import type { Account, Scenario } from "./participants.ts";
import { otherServer, type Step, type UploadPlan } from "./plan.ts";

export type Decision = RequestOf<"confirmTransfers">["body"]["matches"][number];
type Kind = "confirmTransfers" | "decideTransfers" | "returnRefunds";

/** Steps of volunteers with the bank's files, recorded for `user`, who made the transfers. */
export function asTreasurer({ caller, admin, bank }: Scenario, user: Account, step: Step) {
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

    /** Uploads an interrupted download. @returns its lines */
    async uploadCut(made: readonly Transfer[], plan: UploadPlan): Promise<StatementLine[]> {
      const [format = "CSV"] = plan.formats;
      if (plan.cutAt === null) return [];
      const transfers = bank.statementOf(made, plan.daysBefore);
      const file = cutShort(writeStatement(format, transfers, plan.csv), plan.cutAt);
      return (await send(volunteer, file, transfers, true)) ?? [];
    },

    /** Uploads a statement with these transfers and others. @returns its lines */
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

const CONFIRMING: ReadonlySet<StatementAct> = new Set(["confirm", "cash", "accept"]);

export const mayConfirm = ({ acts }: StatementLine): boolean => acts[0] === undefined || CONFIRMING.has(acts[0]);

/** Returns the decision about a transfer that confirms nothing. */
export function decideOthers({ transactionId, kind, reservation, acts, back, amount }: StatementLine): Decision[] {
  const act = acts.find((one) => !CONFIRMING.has(one));
  if (act === undefined || reservation === null || kind === "RETURNED") return [];
  return [{ transactionId, reservationId: reservation.id, act, amount: act === "refund" ? amount : (back ?? 0) }];
}
