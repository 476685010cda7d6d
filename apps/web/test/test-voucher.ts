import type { CodedVoucher } from "@podium/shared/contracts/vouchers";

export function testVoucher(more: Partial<CodedVoucher> = {}): CodedVoucher {
  return {
    id: 12,
    maskedCode: "•••• 2F8J",
    code: "7K4M-9PWX-3HRC-2F8J",
    balance: 26,
    amount: 50,
    origin: "SOLD",
    paidWith: "CASH",
    name: "Oma Jeanne",
    email: "jeanne.vandevelde-dhondt@gemeente.voorbeeld.example",
    createdAt: "2026-11-20T19:00:00.000Z",
    blocked: false,
    entries: [
      {
        id: 1,
        kind: "ISSUED",
        amount: 50,
        reservationId: null,
        actor: "Rita Kassa",
        reason: "",
        at: "2026-11-20T19:00:00.000Z",
      },
      {
        id: 2,
        kind: "SPENT",
        amount: -36,
        reservationId: 7,
        actor: null,
        reason: "",
        at: "2026-11-21T09:30:00.000Z",
      },
      {
        id: 3,
        kind: "GIVEN_BACK",
        amount: 12,
        reservationId: 7,
        actor: null,
        reason: "",
        at: "2026-11-22T18:05:00.000Z",
      },
      {
        id: 4,
        kind: "RENEWED",
        amount: 0,
        reservationId: null,
        actor: "Rita Kassa",
        reason: "De bon is in de was geraakt en niet meer te lezen",
        at: "2026-11-22T19:00:00.000Z",
      },
    ],
    ...more,
  };
}
