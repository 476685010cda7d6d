import type { Line } from "./caller.ts";
import type { Asked } from "./history.ts";
import type { Account, Scenario } from "./participants.ts";
import { otherServer, type Step } from "./plan.ts";

type CashAction = Extract<Step["action"], { kind: "confirm" | "settleRest" }>;
type ActionOf<Of extends CashAction["kind"]> = Extract<CashAction, { kind: Of }>;

export function asCashier(scenario: Scenario, user: Account, step: Step) {
  const { caller, admin } = scenario;
  const line: Line = { via: step.via, token: admin.token, hangUpAfterMs: step.hangUpAfterMs };
  const reader: Line = { via: step.via, token: admin.token };
  /** The other server, for a retry after no response. */
  const elsewhere: Line = { via: otherServer(step.via), token: admin.token };

  /** Calls for one or two volunteers, who press at the same moment, each at a different server. */
  async function press<One>(all: readonly One[], call: (one: One, at: Line) => Promise<number | null>): Promise<void> {
    const statuses = await Promise.all(
      all.map((one, index) => call(one, index === 0 ? line : { ...line, via: elsewhere.via })),
    );
    const [first] = all;
    if (first !== undefined && statuses.every((status) => status === null)) await call(first, elsewhere);
  }

  async function confirm({ expired, ways }: ActionOf<"confirm">): Promise<void> {
    const own = await caller.read({ ...reader, token: user.token }, "listMyReservations", {});
    const [first, last] = expired ? ["EXPIRED", "PENDING"] : ["PENDING", "EXPIRED"];
    const id = (own?.find(({ status }) => status === first) ?? own?.find(({ status }) => status === last))?.id;
    if (id === undefined) return;
    await press(ways, (way, at) => {
      const asked: Asked = { kind: "confirm", reservationId: id, way };
      const request = { params: { id }, body: { paymentMethod: way } };
      return caller.change(user.id, asked, () => caller.call(at, "confirmReservation", request));
    });
  }

  async function settle({ nth, actions }: ActionOf<"settleRest">): Promise<void> {
    const paid = await caller.read(reader, "listReservations", { query: { status: "CONFIRMED" } });
    const awaiting = (Array.isArray(paid) ? paid : []).flatMap(({ id, cashDue }) =>
      cashDue === undefined ? [] : [{ id, amount: cashDue }],
    );
    const rest = awaiting[nth % Math.max(awaiting.length, 1)];
    if (!rest) return;
    const { id, amount } = rest;
    await press(actions, (action, at) => {
      const asked: Asked = { kind: "settleRest", reservationId: id, action, cents: Math.round(amount * 100) };
      const request = { params: { id }, body: { act: action, amount } };
      return caller.change(admin.id, asked, () => caller.call(at, "settleCashDue", request));
    });
  }

  return (action: CashAction): Promise<void> => (action.kind === "confirm" ? confirm(action) : settle(action));
}
