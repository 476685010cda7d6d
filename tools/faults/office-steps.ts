import { randomUUID } from "node:crypto";
import type { Line } from "./caller.ts";
import type { Scenario } from "./participants.ts";
import { CHANGED, otherServer, type Step, type Via } from "./plan.ts";

type Kind = "announceChange" | "refundFile" | "settleFile";
type OfficeAction = Extract<Step["action"], { kind: Kind }>;
type ActionOf<Of extends Kind> = Extract<OfficeAction, { kind: Of }>;

const FORM = { subject: "De voorstelling verandert", text: "Ze is op een andere dag." };
const DAY_MS = 24 * 3600 * 1000;

export function asOffice(scenario: Scenario, step: Step) {
  const { caller, admin, showIds } = scenario;
  const line: Line = { via: step.via, token: admin.token, hangUpAfterMs: step.hangUpAfterMs };
  const reader: Line = { via: step.via, token: admin.token };
  const servers: Via[] = [step.via, otherServer(step.via)];

  /** Both administrators announce the new date, with the same text or with different ones. */
  async function announceChange({ days, sameText, asks }: ActionOf<"announceChange">): Promise<unknown> {
    const showId = showIds[CHANGED] ?? 0;
    const params = { id: showId };
    const show = (await caller.read(reader, "listShows", {}))?.find(({ id }) => id === showId);
    if (!show) return undefined;
    const dateTime = new Date(Date.parse(show.dateTime) + days * DAY_MS).toISOString();
    await caller.change(admin.id, { kind: "changeDate", showId, dateTime }, () =>
      caller.call(line, "updateShow", { params, body: { name: show.name, dateTime } }),
    );
    const chooseBefore = asks ? new Date(Date.now() + DAY_MS).toISOString() : null;
    const shared = randomUUID();
    return Promise.all(
      servers.map((via) => {
        const key = sameText ? shared : randomUUID();
        return caller.change(admin.id, { kind: "tell", showId, key }, () =>
          caller.call({ ...line, via }, "announceChange", { params, body: { ...FORM, key, chooseBefore } }),
        );
      }),
    );
  }

  /** Makes a file of all refunds that are due and have an account; both requests use the same list. */
  async function makeFile(): Promise<unknown> {
    const due = (await caller.read(reader, "listRefunds", {}))?.filter((refund) => refund.canBeTransferred) ?? [];
    const refunds = due.flatMap(({ paymentId, account, fileId }) =>
      account && fileId === undefined ? [{ paymentId, fingerprint: account.fingerprint }] : [],
    );
    if (refunds.length === 0) return undefined;
    const paymentIds = refunds.map(({ paymentId }) => paymentId);
    return Promise.all(
      servers.map((via) =>
        caller.change(admin.id, { kind: "refundFile", paymentIds }, () =>
          caller.call({ ...line, via }, "makeRefundFile", { body: { refunds } }),
        ),
      ),
    );
  }

  /** Settles the oldest open file as paid or not paid; the two administrators may contradict each other. */
  async function settleFile({ outcomes }: ActionOf<"settleFile">): Promise<unknown> {
    const files = await caller.read(reader, "listRefundFiles", {});
    const fileId = files?.findLast(({ lines }) => lines.some(({ state }) => state === "OPEN"))?.id;
    if (fileId === undefined) return undefined;
    return Promise.all(
      outcomes.map((outcome, index) =>
        caller.change(admin.id, { kind: "settleFile", fileId, outcome }, () =>
          caller.call({ ...line, via: servers[index] ?? step.via }, "settleRefundFile", {
            params: { id: fileId },
            body: { outcome },
          }),
        ),
      ),
    );
  }

  return (action: OfficeAction): Promise<unknown> => {
    switch (action.kind) {
      case "announceChange":
        return announceChange(action);
      case "refundFile":
        return makeFile();
      case "settleFile":
        return settleFile(action);
    }
  };
}
