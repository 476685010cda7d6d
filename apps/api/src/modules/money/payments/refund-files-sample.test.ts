import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

test("no file is made from the sample account: it says what to do, and that helps", async ({ admin }) => {
  const make = async () => {
    const response = await admin.call("POST", "/api/admin/refund-files", {
      refunds: [{ paymentId: 1, fingerprint: "-" }],
    });
    return response.json<{ code: string; message: string }>();
  };
  expect(await make()).toMatchObject({ code: "BANK_NOT_SET", message: expect.stringContaining("Inhoud beheren") });
  const params = { part: "society" } as const;
  const { revision, content } = await admin.api.getContentDraft({ params });
  const bank = { iban: "BE68 5390 0754 7034", bic: "TRIOBEBB", beneficiary: "Kring" };
  const saved = await admin.api.saveContentDraft({ params, body: { revision, content: { ...content, bank } } });
  await admin.api.publishContent({ params, body: { revision: saved.revision } });
  expect((await make()).code).toBe("REFUNDS_CHANGED");
});
