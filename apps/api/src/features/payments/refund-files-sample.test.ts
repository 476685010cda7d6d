import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

test("no file is made from the sample account: it says what to set", async ({ admin }) => {
  const response = await admin.call("POST", "/api/admin/refund-files", {
    refunds: [{ paymentId: 1, fingerprint: "-" }],
  });
  expect(response.json()).toMatchObject({ code: "BANK_NOT_SET", message: expect.stringContaining("Inhoud beheren") });
});
