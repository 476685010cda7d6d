import { transferReference } from "@podium/shared/transfer-reference";
import { reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const test = mailTest();

const statement = (message: string) =>
  `Datum;Bedrag;Naam tegenpartij;Mededeling\n20/11/2026;12,00;X;${message}\n19/11/2026;-40,00;Drukker;affiches\n`;

const columns = { date: "Datum", amount: "Bedrag", name: "Naam tegenpartij", message: "Mededeling", reference: null };

test("a visitor is told one reference everywhere, and an administrator finds that very string", async ({
  podium,
  admin,
  mailbox,
  sendMails,
}) => {
  const user = await makeUser(podium);
  await podium.deps.database.db
    .updateTable("users")
    .set({ firstname: "José", lastname: "Müller" })
    .where("id", "=", user.id)
    .execute();
  const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  const told = `Tickets #${id} - Muller Jose`;

  const page = await user.api.getTransferDetails({ params: { id } });
  expect(page.reference).toBe(told);
  expect(page.epc?.split("\n").at(-1)).toBe(told);
  await sendMails();
  const [mail] = await mailbox.mailsTo(user.email);
  expect(mail?.text).toContain(told);
  expect(mail?.html).toContain(told);

  const list = await admin.api.listPayments({ query: { search: told, page: 1 } });
  const found = "items" in list ? list.items : list;
  // As Betaling beheer and the box office write it.
  expect(found.map((one) => transferReference({ ...one.user, id: one.id }))).toEqual([told]);
  const read = await admin.api.uploadBankStatement({
    body: { fileName: "afschrift.csv", content: statement(told), columns },
  });
  expect(read).toMatchObject({ lines: [{ message: told, match: "certain", reservation: { id } }] });
});
