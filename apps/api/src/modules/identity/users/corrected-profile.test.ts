import { expect } from "vitest";
import { makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

test("a volunteer who corrects somebody's name or number is in the log, with what was changed and none of its words", async ({
  podium,
  admin,
}) => {
  const user = await makeUser(podium);
  const { id, firstname, lastname, email, number, role } = await user.api.getProfile();
  const save = (changes: object) =>
    admin.call("PUT", "/api/admin/updateProfile", { id, firstname, lastname, email, number, role, ...changes });
  const lines = async () =>
    (await admin.api.listAudit({ query: { action: "PROFILE_CORRECTED" } })).items.map(
      ({ actor, subjectId, summary }) => [actor?.id, subjectId, summary],
    );
  expect((await save({})).statusCode).toBe(200);
  expect(await lines()).toEqual([]);
  expect((await save({ lastname: "Vermeulen", number: "0499998877" })).statusCode).toBe(200);
  expect(await lines()).toEqual([
    [admin.id, id, `Gegevens van gebruiker #${id} verbeterd: achternaam, telefoonnummer`],
  ]);
});

test("an address that waits since verification was switched off is shown to nobody as waiting", async ({ podium }) => {
  const user = await makeUser(podium);
  const { db } = podium.deps.database;
  await db.updateTable("users").set({ pendingEmail: "nieuw@test.example" }).where("id", "=", user.id).execute();
  expect(await user.api.getProfile()).toMatchObject({ email: user.email, pendingEmail: null });
});
