import { beforeEach, expect, it } from "vitest";
import { callsOf, respond } from "#test/network.ts";
import { testUser } from "#test/test-user.ts";
import { leave, leaveAccount } from "./leave.ts";
import { currentToken, entranceAtom, setEntrance, setToken, setUser } from "./session.ts";
import { store } from "./state.ts";

const entrance = { name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" };

beforeEach(async () => {
  respond("signOut", null);
  await leave();
});

it("ends a device of the entrance on the server as such, and nothing of it stays here", async () => {
  respond("endOwnDoorDevice", null);
  setToken("device");
  setEntrance(entrance);
  await leave();
  expect(callsOf("endOwnDoorDevice").map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer device"]);
  expect([currentToken(), store.get(entranceAtom), callsOf("signOut")]).toEqual([null, null, []]);
});

it("ends a person's session, and leaves a device of the entrance, which is nobody's, as it is", async () => {
  setToken("device");
  setEntrance(entrance);
  await leaveAccount();
  expect([currentToken(), store.get(entranceAtom)]).toEqual(["device", entrance]);
  setToken("mine");
  setUser(testUser());
  await leaveAccount();
  expect([currentToken(), callsOf("signOut").length]).toEqual([null, 1]);
});
