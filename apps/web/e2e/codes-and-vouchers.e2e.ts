import { hold, sellVoucher } from "@podium/shared/test/steps.ts";
import { readMails } from "./outbox.ts";
import { expect, test } from "./test.ts";

test.use({ translated: true });

test("a code and two vouchers pay for the seats, and lead straight to the tickets", async ({
  admin,
  member: { api, email, page },
  show,
}) => {
  const { code } = await admin.api.createTicketCode({ body: { type: "DISCOUNT", percent: 25, maxTickets: 4 } });
  const [one, two] = await Promise.all([10, 50].map((amount) => sellVoucher(admin.api, amount)));
  if (!one || !two) throw new Error("no vouchers");
  await hold(api, show.id, ["R2-A", "R2-B"]);
  await page.goto("/confirm");
  const field = page.getByLabel(/voorverkoopcode/);
  const given = page.getByRole("list", { name: "Uw codes en cadeaubonnen" }).getByRole("listitem");
  const ending = (voucher: { code: string }): string => `•••• ${voucher.code.slice(-4)}`;
  await field.fill(code);
  await field.press("Enter");
  await expect(given).toHaveText([/Kortingscode .*-6,00/]);
  await page.getByRole("button", { name: "Ook een cadeaubon gebruiken" }).click();
  await expect(field).toBeFocused();
  for (const voucher of [one, two]) {
    await field.fill(voucher.code);
    await field.press("Enter");
    await expect(field).toHaveValue("");
    await expect(given.filter({ hasText: ending(voucher) })).toBeVisible();
  }
  await expect(given).toHaveText([
    /Kortingscode .*-6,00/,
    new RegExp(`${ending(one)}.*-10,00`),
    new RegExp(`${ending(two)}.*-8,00`),
  ]);
  // In the other order, the first voucher would be the one that is not needed.
  await page.getByRole("button", { name: `Verwijder Cadeaubon ${ending(two)}` }).click();
  await expect(page.getByRole("radio", { name: /Overschrijving/ })).toBeVisible();
  await field.fill(two.code);
  await field.press("Enter");
  await expect(page.getByText(/^U hoeft niets te betalen: uw cadeaubon betaalt alles/)).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("checkbox", { name: /voorwaarden/ }).check();
  await page.getByRole("button", { name: "Definitief bevestigen" }).click();
  await expect(page.getByText("Bedankt voor uw reservering")).toBeVisible();
  await expect(page.getByText(`Cadeaubon ${ending(two)}`)).toBeVisible();
  await page.getByRole("link", { name: "Bekijk Tickets" }).click();
  await expect(page.getByRole("img", { name: /QR/ })).toHaveCount(2);
  await expect(page.getByText("Korting", { exact: true })).toBeVisible();
  const balance = async ({ id }: { id: number }) => (await admin.api.getVoucher({ params: { id } })).balance;
  expect([await balance(one), await balance(two)]).toEqual([0, 42]);
  await expect.poll(() => readMails(email).some((mail) => mail.includes("Cadeaubon"))).toBe(true);
});
