import { pay, reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { googleSettings } from "#test/fake-google.ts";
import { mailTest } from "#test/fixtures.ts";
import { appleSettings } from "#test/pass-certificate.ts";

const test = mailTest({ env: { ...appleSettings(), ...googleSettings } });

test("the mail with the tickets says where one puts them in a wallet, and links to no wallet itself", async ({
  podium,
  admin,
  mailbox,
  sendMails,
}) => {
  const user = await makeUser(podium);
  const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  await pay(admin.api, id);
  await sendMails();
  const mail = (await mailbox.mailsTo(user.email)).find(({ subject }) => subject?.startsWith("Uw ticket voor"));
  expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain(
    "Open die pagina op uw telefoon en kies ‘Toevoegen aan Apple Wallet’ of ‘Toevoegen aan Google Wallet’.",
  );
  expect(mail?.text).toContain(`https://podium.test/ticketsDetail/${id}`);
  expect(mail?.text).not.toContain("/api/wallet");
  expect(mail?.text).not.toContain("pay.google.com");
});
