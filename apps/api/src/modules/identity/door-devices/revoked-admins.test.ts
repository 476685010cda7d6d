import { expect } from "vitest";
import { call, makeUser, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest().extend("entrance", { scope: "file" }, ({ podium }) => ({
  /** Makes and pairs a device. */
  async deviceOf(maker: User) {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const { id, pairingUrl } = await maker.api.createDoorDevice({ body: { name: "Ingang", until } });
    const code = new URL(pairingUrl).hash.replace("#token=", "");
    const { token } = (await call(podium, "POST", "/api/door/pair", { body: { code } })).json<{ token: string }>();
    return { id, token };
  },
  status: async (token: string) => (await call(podium, "GET", "/api/door/device", { token })).statusCode,
}));

test.for(["is administrator no more", "closed the account", "turned out to be somebody else"] as const)(
  "a device of the entrance ends with its maker, who %s; those of others stay",
  async (what, { podium, admin, entrance }) => {
    const maker = await makeUser(podium, "ADMIN");
    const [own, other] = [await entrance.deviceOf(maker), await entrance.deviceOf(admin)];
    const { database, previousHolder } = podium.deps;
    const ways: Record<typeof what, () => Promise<unknown>> = {
      "is administrator no more": async () => {
        const { id, firstname, lastname, email, number } = await maker.api.getProfile();
        await admin.api.adminUpdateProfile({ body: { id, firstname, lastname, email, number, role: "BOX_OFFICE" } });
      },
      "closed the account": () => admin.api.deleteUser({ params: { id: maker.id } }),
      "turned out to be somebody else": () =>
        database.transact((transaction) => previousHolder.revokeAccess(transaction, { id: maker.id, role: "ADMIN" })),
    };
    expect(await entrance.status(own.token)).toBe(200);
    await ways[what]();
    expect([await entrance.status(own.token), await entrance.status(other.token)]).toEqual([401, 200]);
    const { items } = await podium.deps.audit.list({ search: "", action: "DEVICE_ENDED", page: 1, pageSize: 200 });
    expect(items.filter(({ subjectId }) => subjectId === own.id)).toHaveLength(1);
  },
);

test("a device stays while its maker, whose address nobody had proved, proves it in the middle of a show", async ({
  podium,
  entrance,
}) => {
  const maker = await makeUser(podium, "ADMIN");
  const { token } = await entrance.deviceOf(maker);
  const { database, previousHolder } = podium.deps;
  const retained = { secondStepsBefore: "all" } as const;
  await database.transact((transaction) =>
    previousHolder.revokeAccess(transaction, { id: maker.id, role: "ADMIN" }, retained),
  );
  expect(await entrance.status(token)).toBe(200);
});

test("no device is made by an administrator who lost the role before it is stored", async ({ podium }) => {
  const former = await makeUser(podium, "BOX_OFFICE");
  const form = { name: "Ingang", until: new Date(Date.now() + 3_600_000) };
  await expect(podium.deps.doorDevices.create(form, former.id)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
