import { hold, pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { readPass, unpack, verifyPass } from "#test/apple-passes.ts";
import { call, makeShow, makeUser, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { appBeside, apiTest } from "#test/fixtures.ts";
import { appleSettings, makePassCertificate, PASS_TYPE, TEAM } from "#test/pass-certificate.ts";

const clock = createFakeClock();
const certificate = makePassCertificate();
const test = apiTest({ clock, env: { ...appleSettings(certificate), PUBLIC_URL: "https://podium.test" } })
  .extend("without", { scope: "file" }, appBeside())
  .extend(
    "download",
    { scope: "file" },
    ({ podium }) =>
      async (url: string) =>
        call(podium, "GET", url),
  );

const asked = { body: { wallet: "APPLE" } } as const;

describe("a ticket in Apple Wallet", () => {
  test("says what the ticket says, with the QR code that is everywhere, signed", async ({ scenario, download }) => {
    const show = { name: "De vrek", dateTime: "2099-07-05T18:00:00Z" };
    const { id, owner } = await scenario.paid(["T4-E"], show);
    const { url } = await owner.api.addToWallet({ params: { id }, ...asked });
    const response = await download(url);
    expect(response.headers).toMatchObject({
      "content-type": "application/vnd.apple.pkpass",
      "content-disposition": `attachment; filename="tickets-${id}.pkpass"`,
      "cache-control": "no-store",
    });
    verifyPass(response.rawPayload, certificate.wwdr);
    const { pass, fields, code, files } = readPass(response.rawPayload);
    const { qrContents, user } = await owner.api.getTickets({ params: { id } });
    expect(code).toBe(qrContents?.[0]);
    expect(fields).toMatchObject({
      show: "De vrek",
      // The time in Brussels, in summer.
      time: "20:00",
      date: "5 jul 2099, 20:00",
      venue: "Parochiezaal Sint-Voorbeeld",
      row: "Tafel 4",
      seat: "E",
      price: "€ 12,00",
      holder: `${user.firstname} ${user.lastname}`,
      number: `${id}-T4-E`,
      address: "Parochiezaal Sint-Voorbeeld\nDorpsstraat 1, 9999 Voorbeelddorp",
    });
    expect(pass).toMatchObject({
      passTypeIdentifier: PASS_TYPE,
      teamIdentifier: TEAM,
      organizationName: "Toneelkring De Voorbeeldspelers",
      relevantDate: "2099-07-05T18:00:00.000Z",
      expirationDate: "2099-07-06T06:00:00.000Z",
      webServiceURL: "https://podium.test/api/wallet/apple",
    });
    expect(pass.voided).toBeUndefined();
    expect([...files.keys()]).toEqual(expect.arrayContaining(["icon.png", "icon@2x.png", "logo@3x.png"]));
  });

  test("says it in the language of who reserved", async ({ podium, admin, download }) => {
    const owner = withToken(podium, await makeUser(podium), "fr");
    const show = await makeShow(podium, { dateTime: "2099-07-05T18:00:00Z" });
    const id = await reserve(owner.api, show.id, ["T4-E"]);
    await pay(admin.api, id);
    const { url } = await owner.api.addToWallet({ params: { id }, ...asked });
    const { pass, fields } = readPass((await download(url)).rawPayload);
    expect(pass).toMatchObject({ description: "Billet pour De vrek" });
    expect(fields).toMatchObject({
      moment: "dimanche 5 juillet 2099 à 20:00",
      doors: "19:00",
      page: `https://podium.test/fr/ticketsDetail/${id}`,
    });
  });

  test("comes with the others of its reservation, each with a number and a token of its own", async ({
    scenario,
    download,
  }) => {
    const { id, owner } = await scenario.paid(["R1-A", "R1-B", "T4-E"]);
    const { url } = await owner.api.addToWallet({ params: { id }, ...asked });
    const response = await download(url);
    expect(response.headers["content-type"]).toBe("application/vnd.apple.pkpasses");
    const passes = [...unpack(response.rawPayload).values()].map(readPass);
    const secrets = [...(await ticketsOf(owner.api, id)).values()].map(({ secret }) => secret);
    expect(passes.map(({ code }) => code?.split("token:")[1])).toEqual(secrets);
    expect(new Set(passes.map(({ pass }) => pass.serialNumber)).size).toBe(3);
    expect(new Set(passes.map(({ pass }) => pass.authenticationToken)).size).toBe(3);
  });

  test("says of which type it is, where the entrance has to check that", async ({ podium, admin, download }) => {
    const type = (name: string) => ({ name, description: "", prices: [{ zone: null, price: 6 }] });
    const [user, show] = [
      await makeUser(podium),
      await makeShow(podium, { ticketTypes: [type("Volwassene"), type("Kind")] }),
    ];
    const child = show.ticketTypes[1]?.id ?? 0;
    await hold(user.api, show.id, ["R1-A", "R1-B"]);
    await user.api.setSeatType({ params: { seatId: "R1-B" }, body: { ticketTypeId: child } });
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, id);
    const { url } = await user.api.addToWallet({ params: { id }, ...asked });
    const passes = [...unpack((await download(url)).rawPayload).values()].map(readPass);
    expect(passes.map(({ fields }) => fields.type)).toEqual([undefined, "Kind"]);
  });

  test("is the same one when it is asked for again", async ({ scenario, download }) => {
    const { id, owner } = await scenario.paid(["R1-A"]);
    const serial = async () => {
      const { url } = await owner.api.addToWallet({ params: { id }, ...asked });
      return readPass((await download(url)).rawPayload).pass.serialNumber;
    };
    expect(await serial()).toBe(await serial());
  });

  test("is nobody else's, and not there before it is paid", async ({ podium, user, scenario }) => {
    const { id } = await scenario.paid(["R1-A"]);
    const ask = (of: number) => user.call("POST", `/api/reservation/tickets/${of}/wallet`, asked.body);
    expect((await ask(id)).json()).toMatchObject({ statusCode: 404, code: "RESERVATION_NOT_FOUND" });
    const unpaid = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
    expect((await ask(unpaid)).json()).toMatchObject({ statusCode: 409, code: "NOT_CONFIRMED" });
  });

  test("is not there where no certificate is set, and the site says so", async ({ podium, without, admin }) => {
    const user = await makeUser(podium);
    const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
    await pay(admin.api, id);
    const path = `/api/reservation/tickets/${id}/wallet`;
    const response = await call(without, "POST", path, { token: user.token, ...asked });
    expect(response.json()).toMatchObject({ statusCode: 409, code: "WALLET_UNAVAILABLE" });
    const wallets = async (of: typeof podium) =>
      (await call(of, "GET", "/api/site")).json<{ wallets: string[] }>().wallets;
    expect([await wallets(podium), await wallets(without)]).toEqual([["APPLE"], []]);
  });
});

describe("the link of a download", () => {
  test("leads back to the tickets after ten minutes", async ({ scenario, download }) => {
    const { id, owner } = await scenario.paid(["R1-A"]);
    const { url } = await owner.api.addToWallet({ params: { id }, ...asked });
    expect((await download(url)).statusCode).toBe(200);
    clock.advance(601);
    const late = await download(url);
    expect([late.statusCode, late.headers.location]).toEqual([302, `/ticketsDetail/${id}`]);
  });

  test("is of one reservation: nobody makes one of another", async ({ scenario, download }) => {
    const { id, owner } = await scenario.paid(["R1-A"]);
    const { url } = await owner.api.addToWallet({ params: { id }, ...asked });
    const [before, after] = [`/tickets/${id}.`, `/tickets/${id + 1}.`];
    for (const forged of [url.replace(before, after), `${url.slice(0, -2)}AA`, url.replace(/\.[^.]+$/, ".")])
      expect((await download(forged)).statusCode).toBe(404);
  });
});
