import { endpoints } from "@podium/shared/contracts/endpoints";
import { reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow } from "#test/factories.ts";
import { readContract } from "#test/contract.ts";
import { linksTest, profileWith } from "#test/mailed-links.ts";

const LINK = /\/inloglink\?naar=\S+#token=([\w-]+)&adres=/;
const CODE = /\b(\d{4}) (\d{4})\b/;

const test = linksTest({ PAYMENT_PROVIDER: "test" })
  .extend("opened", { scope: "file" }, ({ podium, users, mailbox, clock }) =>
    /** A guest's two reservations, and the session from the mailed link of the first one. */
    async ({ proved = false } = {}) => {
      const guest = await users.guest();
      const owner = proved ? users.signedIn({ ...guest, token: await users.byLink(guest.email) }) : guest;
      const [id, other] = [
        await reserve(owner.api, (await makeShow(podium)).id, ["R1-A"]),
        await reserve(owner.api, (await makeShow(podium)).id, ["R1-B"]),
      ];
      clock.advance(3600);
      const mails = await mailbox.mailsTo(owner.email);
      const tokens = mails.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(LINK, "g"))].map(([url, token = ""]) => ({ url, token })),
      );
      const link = tokens.find(({ url }) => url.includes(`/payment/${id}#`));
      const { token } = (await users.open("link/open", link?.token ?? "")).json<{ token: string }>();
      return { id, other, owner, user: users.signedIn({ ...owner, token }) };
    },
  )
  .extend("codeTo", { scope: "file" }, ({ mailbox }) => async (email: string) => {
    const mail = (await mailbox.mailsTo(email)).findLast(({ subject }) => subject?.startsWith("Uw code"));
    return CODE.exec(mail?.text ?? "")?.[0] ?? "";
  });

/** Decision 064, written a second time, because no other test notices a call that is open to links by mistake. */
const OPEN_TO_LINKS = {
  always: "getProfile signOut prove mailProofCode",
  "its-reservation": `getTickets getReservationCalendar addToWallet getTransferDetails getPaymentOutcome
    startOnlinePayment payByTransfer`,
};

test("what a session of a mailed reservation may call is written twice, so that nothing opens unseen", () => {
  for (const [byLink, names] of Object.entries(OPEN_TO_LINKS)) {
    const found = Object.entries(endpoints).filter(([, each]) => "byLink" in each && each.byLink === byLink);
    expect(found.map(([name]) => name).toSorted()).toEqual(names.split(/\s+/).toSorted());
  }
});

test("a session that a mail about a reservation opened sees and pays that one; every other call asks for a proof", async ({
  podium,
  opened,
}) => {
  const { id, other, user } = await opened();
  const state = async () => {
    const { db } = podium.deps.database;
    const [reservations, seats, people, carts] = await Promise.all([
      db.selectFrom("reservations").selectAll().where("id", "!=", id).orderBy("id").execute(),
      db.selectFrom("seats").selectAll().where("status", "!=", "available").orderBy("seatId").execute(),
      db.selectFrom("users").selectAll().where("id", "=", user.id).execute(),
      db.selectFrom("carts").selectAll().execute(),
    ]);
    return JSON.stringify([reservations, seats, people, carts]);
  };
  const before = await state();
  const closed = (await readContract()).filter(({ access }) => access !== "public");
  const contract = closed.toSorted((one, two) => Number(isSignOut(one)) - Number(isSignOut(two)));
  const wrong: string[] = [];
  for (const { method, path, access, byLink } of contract)
    for (const number of path.startsWith("/api/reservation/") && path.includes(":id") ? [id, other, 999_999] : [id]) {
      const url = path
        .replace("/sessions/:id", "/sessions/0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e10")
        .replaceAll(/:\w*seatId/gi, "R1-B")
        .replaceAll(/:\w+/g, String(number));
      const response = await user.call(method, url);
      const isJson = String(response.headers["content-type"]).includes("json");
      const code = isJson ? response.json<{ code?: string } | null>()?.code : undefined;
      const isOpen = byLink === "always" || (byLink === "its-reservation" && number === id);
      const refusals = access === "session" || access === "user" ? "PROOF_NEEDED" : "FORBIDDEN";
      const isRefused = code === "PROOF_NEEDED" || code === "FORBIDDEN" || code === "UNAUTHORIZED";
      if (isOpen ? isRefused : code !== refusals) wrong.push(`${method} ${url}: ${response.statusCode} ${code}`);
    }
  expect(wrong).toEqual([]);
  expect(await state()).toBe(before);
});

const isSignOut = ({ path }: { path: string }): boolean => path === "/api/auth/signout";

test("what it sees says neither the address nor the telephone number of the account, and names no other reservation", async ({
  opened,
}) => {
  const { id, other, user } = await opened();
  const { firstname } = await user.api.getProfile();
  expect(firstname).not.toBe("");
  for (const path of ["auth/me", `reservation/tickets/${id}`, `reservation/${id}/payment`]) {
    const { statusCode, body } = await user.call("GET", `/api/${path}`);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body).not.toContain(user.email);
    expect(body).not.toMatch(/"number":"\d/);
    expect(body).not.toContain(`#${other} `);
  }
  const outcome = await user.api.getPaymentOutcome({ params: { id } });
  expect(outcome.reservation.user).toMatchObject({ email: "", number: "" });
  expect(await user.api.getProfile()).toMatchObject({ byLink: { reservationId: id }, email: "", number: "" });
});

describe("its proof is a code in a mail to the account's own address", () => {
  test("and opens all that is the account's, once for the session", async ({ opened, codeTo, clock }) => {
    const { id, other, user } = await opened();
    expect(await user.api.mailProofCode()).toEqual({ secondStep: false });
    const mailedCode = await codeTo(user.email);
    await user.api.prove({ body: { mailedCode } });
    const { email, byLink } = await user.api.getProfile();
    expect([email, byLink]).toEqual([user.email, null]);
    expect(new Set((await user.api.listMyReservations()).map((each) => each.id))).toEqual(new Set([id, other]));
    clock.advance(3600);
    expect(await user.api.cancelOwnReservation({ params: { id: other } })).toMatchObject({ status: "CANCELLED" });
    const again = await user.call("POST", "/api/auth/prove", { mailedCode });
    expect(again.json()).toMatchObject({ code: "MAILED_CODE_WRONG" });
  });

  test("works in the session that asked for it alone, within fifteen minutes and five tries", async ({
    opened,
    users,
    codeTo,
    clock,
  }) => {
    const { user } = await opened({ proved: true });
    const tryIn = async (session: typeof user, mailedCode: string) =>
      (await session.call("POST", "/api/auth/prove", { mailedCode })).statusCode;
    await user.api.mailProofCode();
    const first = await codeTo(user.email);
    const thief = users.signedIn({ ...user, token: await users.byLink(user.email) });
    expect(await tryIn(thief, first)).toBe(400);
    clock.advance(901);
    expect(await tryIn(user, first)).toBe(400);

    await user.api.mailProofCode();
    const second = await codeTo(user.email);
    expect(second).not.toBe(first);
    const wrong = second === "0000 0000" ? "1111 1111" : "0000 0000";
    for (let tries = 0; tries < 5; tries += 1) expect(await tryIn(user, wrong)).toBe(400);
    expect(await tryIn(user, second)).toBe(400);

    await user.api.mailProofCode();
    expect((await user.call("POST", "/api/auth/prove/code")).json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await tryIn(user, await codeTo(user.email))).toBe(204);
  });

  test("is asked for three times an hour in each session: who got the mail from its owner keeps them from none", async ({
    opened,
  }) => {
    const { owner, user } = await opened();
    for (const session of [user, owner]) {
      for (let times = 0; times < 3; times += 1) await session.api.mailProofCode();
      const fourth = await session.call("POST", "/api/auth/prove/code");
      expect(fourth.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    }
  });

  test("is the first proof of an address where none was: whoever made the account is out, and what was bought with it is found back", async ({
    podium,
    admin,
    opened,
    users,
    codeTo,
  }) => {
    const { owner: maker, user } = await opened();
    const guest = { firstname: "An", lastname: "Peeters", email: user.email, number: "" };
    const show = await makeShow(podium);
    const body = { guest, seatIds: ["R2-A"], paid: "cash" as const };
    const { id } = await admin.api.reserveForGuest({ params: { id: show.id }, body });
    const isGuest = async () => (await podium.deps.reservations.get(id)).isGuest;
    await user.api.mailProofCode();
    expect([await users.works(maker.token), await isGuest()]).toEqual([true, true]);
    await user.api.prove({ body: { mailedCode: await codeTo(user.email) } });
    expect([await users.works(maker.token), await isGuest()]).toEqual([false, false]);
    expect(await user.api.getProfile()).toMatchObject({ email: user.email, byLink: null, awaitsVerification: false });
  });

  test("says of whoever asked only what the session shows: one reservation, or from a proof on the whole account", async ({
    opened,
    users,
    mailbox,
    clock,
  }) => {
    const { user } = await opened();
    const mailed = async (session: typeof user) => {
      await session.api.mailProofCode();
      return (await mailbox.mailsTo(user.email)).at(-1)?.text ?? "";
    };
    const oneReservation = "ziet alleen die reservering";
    const all = /ziet alles wat erin staat\. Log zelf in, meld .* alle andere toestellen af en laat het ons weten/;
    const byLink = await mailed(user);
    expect(byLink).toContain(oneReservation);
    expect(byLink).not.toMatch(all);

    const [mailedCode = ""] = CODE.exec(byLink) ?? [];
    await user.api.prove({ body: { mailedCode } });
    clock.advance(3600);
    const inFull = users.signedIn({ ...user, token: await users.byLink(user.email) });
    for (const session of [user, inFull]) {
      const text = (await mailed(session)).replaceAll(/\s+/g, " ");
      expect(text).toMatch(all);
      expect(text).not.toContain(oneReservation);
      for (const page of ["account", "contact"]) expect(text).toContain(`https://podium.test/${page}`);
    }
  });

  test("is not for who has a password, which a mailbox alone does not take the place of", async ({ users }) => {
    const user = await users.proved();
    for (const [path, body] of [["prove/code"], ["prove", { mailedCode: "12345678" }]] as const)
      expect((await user.call("POST", `/api/auth/${path}`, body)).json()).toMatchObject({ code: "PASSWORD_NEEDED" });
  });
});

test("a link of a process that did not say which reservation it was for opens none without a proof", async ({
  podium,
  users,
}) => {
  const guest = await users.guest();
  const { links } = podium.deps;
  const token = await links.makeAlone("OPEN_RESERVATION", { userId: guest.id, email: guest.email });
  const session = (await users.open("link/open", token)).json<{ token: string }>();
  const user = users.signedIn({ ...guest, token: session.token });
  expect(await user.api.getProfile()).toMatchObject({ byLink: { reservationId: null } });
  for (const change of [
    () => user.call("PUT", "/api/user/updateProfile", profileWith(user, { email: "x@test.example" })),
    () => user.call("POST", "/api/user/deleteAccount", {}),
    () => user.call("GET", "/api/reservation/tickets/0"),
  ])
    expect((await change()).json()).toMatchObject({ statusCode: 403, code: "PROOF_NEEDED" });
});
