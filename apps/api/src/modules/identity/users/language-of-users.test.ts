import type { Language } from "@podium/shared/words/languages";
import { hold, registrationForm, reserve } from "@podium/shared/test/steps.ts";
import { apiOver } from "@podium/shared/test/api.ts";
import { expect } from "vitest";
import { call, claimsOf, makeAnonymous, makeShow, makeUser, overInject, withToken } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest()
  /** The language of the account's mails. */
  .extend("languageOf", { scope: "file" }, ({ podium }) => async (id: number): Promise<Language> => {
    const { db } = podium.deps.database;
    return (await db.selectFrom("users").where("id", "=", id).select("language").executeTakeFirstOrThrow()).language;
  })
  .extend(
    "pageIn",
    { scope: "file" },
    ({ podium }) =>
      (language: Language) =>
        apiOver(overInject(podium, language)),
  );

test("is the one of the page on which somebody registers, and then signs in", async ({ languageOf, pageIn }) => {
  const body = registrationForm();
  const { id } = await pageIn("fr").register({ body });
  expect(await languageOf(id)).toBe("fr");
  await pageIn("en").signIn({ body });
  expect(await languageOf(id)).toBe("en");
});

test("is Dutch without a choice, or with one that the site does not have", async ({ podium, languageOf, visitor }) => {
  const { id } = await visitor.register({ body: registrationForm() });
  expect(await languageOf(id)).toBe("nl");
  const headers = { "accept-language": "de-DE,de;q=0.9" };
  const response = await podium.app.inject({ method: "POST", url: "/api/auth/anonymous", headers });
  expect(await languageOf(claimsOf(podium, response.json<{ token: string }>()).id)).toBe("nl");
});

test("is the one of the page on which somebody continues without a password", async ({ podium, languageOf }) => {
  const anonymous = await makeAnonymous(podium);
  expect(await languageOf(anonymous.id)).toBe("nl");
  const { confirmPassword: _confirm, password: _password, ...body } = registrationForm();
  await withToken(podium, anonymous, "fr").api.registerGuest({ body });
  expect(await languageOf(anonymous.id)).toBe("fr");
  const other = await call(podium, "POST", "/api/auth/anonymous", { language: "en" });
  expect(await languageOf(claimsOf(podium, other.json<{ token: string }>()).id)).toBe("en");
});

test("follows the page on which somebody reserves, or saves their details", async ({ podium, languageOf }) => {
  const user = await makeUser(podium);
  const reader = withToken(podium, user, "fr");
  const show = await makeShow(podium);
  await hold(reader.api, show.id, ["R1-A"]);
  expect(await languageOf(user.id)).toBe("nl");
  await reserve(reader.api, show.id, ["R1-A"]);
  expect(await languageOf(user.id)).toBe("fr");
  const body = { id: user.id, firstname: "Jean", lastname: "Test", email: user.email, number: "0470000000" };
  await withToken(podium, user, "en").api.updateProfile({ body });
  expect(await languageOf(user.id)).toBe("en");
});

test("is not the one of a volunteer who reserves, confirms or corrects for a guest", async ({
  podium,
  admin,
  languageOf,
}) => {
  const user = await makeUser(podium);
  const show = await makeShow(podium);
  const id = await reserve(withToken(podium, user, "fr").api, show.id, ["R1-A"]);
  const volunteer = withToken(podium, admin, "en");
  await volunteer.api.confirmReservation({ params: { id } });
  await volunteer.api.adminUpdateProfile({
    body: { id: user.id, firstname: "Jan", lastname: "Test", email: user.email, number: "0470000001", role: "USER" },
  });
  expect(await languageOf(user.id)).toBe("fr");
  const guest = { firstname: "Maria", lastname: "Gast", email: "gast@test.example" };
  const reserved = await volunteer.api.reserveForGuest({
    params: { id: show.id },
    body: { guest, seatIds: ["R1-B"], paid: "cash" },
  });
  expect(await languageOf(reserved.user.id)).toBe("nl");
});
