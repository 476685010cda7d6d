import { groupedIban } from "@podium/shared/money/iban";
import type { Content } from "@podium/shared/contracts/content";
import { reserve } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { collectSweeps } from "#jobs.ts";
import { makeShow, makeUser, proveNow } from "#test/factories.ts";
import { appBeside, mailTest } from "#test/fixtures.ts";
import type { TestApp } from "#test/test-app.ts";
import { createSocietyService, societyFromEnvironment } from "./society.service.ts";

const params = { part: "society" } as const;
const OF_SETTINGS = {
  SOCIETY_NAME: "Kring van de server",
  SOCIETY_EMAIL: "server@kring.example",
  VENUE_NAME: "Zaal Server",
  VENUE_ADDRESS: "Serverstraat 1, 9999 Dorp",
};
const NEW = {
  name: "Kring De Komma, en <meer>",
  email: "nieuw@kring.example",
  phone: "052 30 00 00",
  palette: "forest",
  venueName: "Zaal Nieuw",
  venueAddress: "Nieuwstraat 2, 9999 Dorp",
  venueRoute: { nl: "Volg de pijlen." },
  place: { latitude: 51, longitude: 4 },
  bank: { iban: "BE68 5390 0754 7034", bic: "TRIOBEBB", beneficiary: "Kring Nieuw vzw" },
} as const;
const NEW_SITE = {
  societyName: NEW.name,
  societyEmail: NEW.email,
  phone: NEW.phone,
  palette: NEW.palette,
  venueName: NEW.venueName,
  venueAddress: NEW.venueAddress,
  place: NEW.place,
};

const siteOf = ({ app }: TestApp) => app.inject({ url: "/api/site" }).then((response) => response.json<object>());

const test = mailTest({ env: OF_SETTINGS })
  // Another process on the same database, with another name in its settings.
  .extend("beside", { scope: "file" }, ({ podium, mailbox }, cleanup) =>
    appBeside({ env: { ...OF_SETTINGS, SOCIETY_NAME: "Kring na de herstart", SMTP_URL: mailbox.url } })(
      { podium },
      cleanup,
    ),
  )
  .extend("save", ({ admin }) => async (change: Partial<Content<"society">>) => {
    const { revision, content } = await admin.api.getContentDraft({ params });
    return admin.call("PUT", "/api/admin/content/society", { revision, content: { ...content, ...change } });
  })
  .extend("publish", ({ admin, save }) => async (change: Partial<Content<"society">>) => {
    const { revision } = (await save(change)).json<{ revision: number }>();
    return admin.api.publishContent({ params, body: { revision } });
  })
  .extend("backToSettings", ({ admin }) => async () => {
    const { revision } = await admin.api.getContentDraft({ params });
    const first = (await admin.api.listContentVersions({ params })).at(-1);
    const restore = { params: { ...params, versionId: first?.id ?? 0 }, body: { revision } };
    const restored = await admin.api.restoreContentVersion(restore);
    await admin.api.publishContent({ params, body: { revision: restored.revision } });
  });

test("what nobody published is what the settings of the server say, also after a start with others", async ({
  podium,
  beside,
  backToSettings,
}) => {
  await backToSettings();
  const ofSettings = {
    societyEmail: OF_SETTINGS.SOCIETY_EMAIL,
    venueName: OF_SETTINGS.VENUE_NAME,
    phone: "",
    place: null,
  };
  expect(await siteOf(podium)).toMatchObject({ ...ofSettings, societyName: OF_SETTINGS.SOCIETY_NAME });
  await expect.poll(() => siteOf(beside)).toMatchObject({ ...ofSettings, societyName: "Kring na de herstart" });
});

test("what is published is said at once by the process that got the request, and soon by each other", async ({
  podium,
  beside,
  publish,
  backToSettings,
  visitor,
}) => {
  await backToSettings();
  await publish(NEW);
  expect(await siteOf(podium)).toMatchObject(NEW_SITE);
  await expect.poll(() => siteOf(beside)).toMatchObject(NEW_SITE);
  const shown = await visitor.getShownContent({ params, query: { language: "nl" } });
  expect(shown.content).toMatchObject({ name: NEW.name, venueRoute: NEW.venueRoute.nl });
  expect(JSON.stringify(shown)).not.toContain("5390");
  await publish({ name: "Kring Later" });
  expect(await siteOf(podium)).toMatchObject({ ...NEW_SITE, societyName: "Kring Later" });
});

test("a transfer goes to the account that is published, and the log says which it was before", async ({
  podium,
  admin,
  publish,
  backToSettings,
}) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const id = await reserve(user.api, show.id, ["R1-A"]);
  await backToSettings();
  const before = await user.api.getTransferDetails({ params: { id } });
  await publish(NEW);
  const { bic, beneficiary } = NEW.bank;
  const iban = "BE68539007547034";
  const after = await user.api.getTransferDetails({ params: { id } });
  expect(after).toMatchObject({ iban, bic, beneficiary, reference: before.reference });
  expect(after.epc).toContain("TRIOBEBB\nKring Nieuw vzw\nBE68539007547034\nEUR12.00");
  const { items } = await admin.api.listAudit({ query: {} });
  const [was, is] = [before, { ...NEW.bank, iban }].map(
    (bank) => `${groupedIban(bank.iban)}, ${bank.bic}, ${bank.beneficiary}`,
  );
  expect(items[0]?.summary).toBe(`Inhoud van de vereniging gepubliceerd; rekening ${was} → ${is}`);
});

test("another account requires a proof of the last ten minutes, whatever of it changes; other facts do not", async ({
  podium,
  admin,
  save,
  publish,
}) => {
  await publish(NEW);
  const { db } = podium.deps.database;
  const before = new Date(Date.now() - 601_000);
  await db.updateTable("sessions").set({ provenAt: before }).where("userId", "=", admin.id).execute();
  await publish({ phone: "052 31 00 00", bank: { ...NEW.bank, iban: "BE68539007547034" } });
  for (const change of [{ iban: "NL91 ABNA 0417 1643 00" }, { bic: "GKCCBEBB" }, { beneficiary: "Dief" }]) {
    const { revision } = (await save({ bank: { ...NEW.bank, ...change } })).json<{ revision: number }>();
    const published = () => admin.call("POST", "/api/admin/content/society/publish", { revision });
    expect((await published()).json()).toMatchObject({ statusCode: 403, code: "PROOF_NEEDED" });
  }
  await proveNow(podium, admin);
  const { revision } = await admin.api.getContentDraft({ params });
  await admin.api.publishContent({ params, body: { revision } });
});

test("another account is announced with the old and the new one to every administrator, and to the society where it was", async ({
  podium,
  publish,
  mailbox,
  sendMails,
}) => {
  const [administrator, volunteer] = [await makeUser(podium, "ADMIN"), await makeUser(podium, "BOX_OFFICE")];
  await publish({ ...NEW, email: "voordien@kring.example" });
  await publish({ email: "Dief@kring.example", bank: { ...NEW.bank, iban: "NL91 ABNA 0417 1643 00" } });
  await sendMails();
  const noticeTo = async (email: string) =>
    (await mailbox.mailsTo(email)).findLast(
      ({ subject }) => subject === "De bankrekening van de vereniging werd gewijzigd",
    );
  for (const email of [administrator.email, "voordien@kring.example", "dief@kring.example"]) {
    const text = (await noticeTo(email))?.text;
    expect(text).toContain("BE68 5390 0754 7034, TRIOBEBB, Kring Nieuw vzw");
    expect(text).toContain("NL91 ABNA 0417 1643 00, TRIOBEBB, Kring Nieuw vzw");
  }
  expect(await noticeTo(volunteer.email)).toBeUndefined();
});

test("a mail that another process sends has the name, address, hall and account that are published", async ({
  podium,
  beside,
  publish,
  mailbox,
}) => {
  await publish(NEW);
  await expect.poll(() => siteOf(beside)).toMatchObject(NEW_SITE);
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  await reserve(user.api, show.id, ["R1-A"]);
  const message = { name: "An Peeters", email: "an@test.example", subject: "Vraag", message: "Hebt u een fietsenrek?" };
  await podium.app.inject({ method: "POST", url: "/api/contact", payload: message });
  await beside.deps.mailDelivery.sweep();

  const [mail] = await mailbox.mailsTo(user.email);
  expect(mail?.from).toEqual({ name: NEW.name, address: NEW.email });
  for (const words of [NEW.name, "Zaal Nieuw, Nieuwstraat 2, 9999 Dorp", "Volg de pijlen.", "BE68539007547034"])
    expect(mail?.text).toContain(words);
  expect(mail?.messageId).toMatch(/@kring\.example>$/);
  const toSociety = await mailbox.mailsTo(NEW.email);
  expect(toSociety.filter(({ text }) => text?.includes("fietsenrek"))).toHaveLength(1);
});

test("a ticket, a calendar, and a password that is too easy to guess follow the name too", async ({
  podium,
  publish,
  scenario,
}) => {
  await publish({ ...NEW, name: "Dorpstoneel", venueName: "Zaal Knoop" });
  const { owner, id } = await scenario.paid(["R2-A"]);
  const { file } = await podium.deps.calendar.getFor({ id: owner.id, role: "USER" }, id, "nl");
  expect(file.replaceAll("\r\n ", "")).toMatch(/LOCATION:Zaal Knoop[^]*bij Dorpstoneel/);
  expect((await podium.deps.calendar.feedOf("nl")).plain.toString()).toContain("X-WR-CALNAME:Dorpstoneel");
  const pdf = await podium.deps.tickets.printPdf(await podium.deps.tickets.get(id));
  expect(pdf.toString("latin1")).toContain("Author (Dorpstoneel)");
  expect(podium.deps.passwords.isCommon("dorpstoneel1")).toBe(true);
  await publish(NEW);
  expect(podium.deps.passwords.isCommon("dorpstoneel1")).toBe(false);
});

test("a publication whose event a process missed is found by its next sweep", async ({ podium, beside, publish }) => {
  await publish(NEW);
  await expect.poll(() => siteOf(beside)).toMatchObject(NEW_SITE);
  const { db } = podium.deps.database;
  const { id } = await db.selectFrom("documents").where("part", "=", "society").select("id").executeTakeFirstOrThrow();
  const version = { documentId: id, content: JSON.stringify({ name: "Stil" }), publishedAt: new Date() };
  await db.insertInto("documentVersions").values(version).execute();
  const sweeps = collectSweeps(beside.deps, "worker");
  for (const sweep of sweeps) sweep.start();
  try {
    await expect.poll(() => siteOf(beside)).toMatchObject({ societyName: "Stil", venueName: OF_SETTINGS.VENUE_NAME });
  } finally {
    await Promise.all(sweeps.map((sweep) => sweep.stop()));
  }
});

test("what was not read yet is said by nobody", ({ podium: { deps } }) => {
  const society = createSocietyService({
    ...deps,
    db: deps.database.db,
    firstValues: societyFromEnvironment(deps.config),
  });
  expect(() => society.current()).toThrow("before they are read");
});

test("an account is published in the form that banks accept, however it is typed, and so is what was published before", async ({
  podium,
  publish,
}) => {
  await publish({ bank: { ...NEW.bank, iban: " be68-5390-0754\u20117034" }, email: "Kring <info@hétégel.be>" });
  const { db } = podium.deps.database;
  const account = () => podium.deps.society.current().bank.iban;
  expect(account()).toBe("BE68539007547034");
  expect(podium.deps.society.current().email).toBe("info@xn--htgel-bsab.be");
  await sql`
    update document_versions set content = jsonb_set(content, '{bank,iban}', '"BE68-5390-0754-7034"')`.execute(db);
  await podium.deps.society.refresh();
  expect(account()).toBe("BE68539007547034");
});

test("an account that does not exist is refused by its field, as is a form with nothing in a field that is needed", async ({
  save,
}) => {
  const iban = await save({ bank: { ...NEW.bank, iban: "BE68 5390 0754 7035" } });
  expect([iban.statusCode, iban.json()]).toMatchObject([
    400,
    { code: "INVALID_INPUT", details: [{ field: "bank.iban", message: expect.stringContaining("klopt niet") }] },
  ]);
  const old = await save({ bank: { ...NEW.bank, iban: "539-0075470-34" } });
  expect(old.json()).toMatchObject({ details: [{ message: expect.stringContaining("geen IBAN") }] });
  const rest = await save({ bank: { ...NEW.bank, bic: "TRIO" }, name: "", email: "geen adres" });
  const { details } = rest.json<{ details: Array<{ field: string }> }>();
  expect(details.map(({ field }) => field).toSorted()).toEqual(["bank.bic", "email", "name"]);
});
