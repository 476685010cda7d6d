import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import { describe, expect, it } from "vitest";
import { missingToConfirm, type ConfirmState } from "./confirm-rules.ts";

const complete: ConfirmState = {
  firstname: "An",
  email: "an@voorbeeld.be",
  termsAccepted: true,
  seatCount: 3,
  total: 36,
  paymentMethod: "MANUAL",
  code: null,
  needsPresaleCode: false,
};

function code(over: Partial<CodeValidation>): CodeValidation {
  return { valid: true, codeType: "SPONSOR", availableTickets: 10, message: "", ...over };
}

describe("the confirm button", () => {
  it("is enabled when everything is there", () => {
    expect(missingToConfirm(complete)).toEqual([]);
  });

  it.each([
    ["first name", { firstname: " " }],
    ["email", { email: "" }],
    ["accepted terms", { termsAccepted: false }],
    ["a seat", { seatCount: 0 }],
    ["a payment method", { paymentMethod: null }],
    ["the form that asks whose the seats are", { asksDetails: true, isLoadingDetails: true }],
    ["the code of a sale that has not opened", { needsPresaleCode: true }],
    ["enough tickets on the code", { code: code({ availableTickets: 2 }) }],
    ["another code than a used-up one", { code: code({ valid: false, availableTickets: 0 }) }],
    ["another code than an unknown one", { code: code({ valid: false, codeType: null, availableTickets: 0 }) }],
  ] as const)("waits for %s", (_, lack) => {
    expect(missingToConfirm({ ...complete, ...lack })).toHaveLength(1);
  });

  it("waits for no payment method when nothing has to be paid", () => {
    expect(missingToConfirm({ ...complete, total: 0, paymentMethod: null })).toEqual([]);
  });

  it("is enabled with as many seats as the code has tickets", () => {
    expect(missingToConfirm({ ...complete, code: code({ availableTickets: 3 }) })).toEqual([]);
  });
});
