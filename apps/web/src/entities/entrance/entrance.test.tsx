import { beforeEach, expect, it } from "vitest";
import { currentToken, entranceAtom, setEntrance, setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { readStored, TOKEN_KEY } from "#platform/storage.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { testUser } from "#test/test-user.ts";
import { pairEntrance } from "./entrance.ts";

const ingang = { name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" };
const balkon = { ...ingang, name: "Balkon" };
const tokensOf = (name: "signOut" | "endOwnDoorDevice") =>
  callsOf(name).map(({ headers }) => headers.get("authorization"));

beforeEach(() => {
  setEntrance(null);
  signOut();
  respond("pairDoorDevice", { token: "fresh", ...balkon });
  respond("signOut", null);
  respond("endOwnDoorDevice", null);
});

it("ends the device that this was on the server when it is paired as another", async () => {
  setToken("old");
  setEntrance(ingang);
  await pairEntrance("ABCD");
  expect([currentToken(), store.get(entranceAtom)]).toEqual(["fresh", balkon]);
  expect([tokensOf("endOwnDoorDevice"), tokensOf("signOut")]).toEqual([["Bearer old"], []]);
});

it("ends the session of whoever was signed in when it is paired, and of nobody when the code is refused", async () => {
  setToken("hers");
  setUser(testUser());
  respond("pairDoorDevice", () => refusal("PAIRING_EXPIRED"));
  await expect(pairEntrance("ABCD")).rejects.toMatchObject({ code: "PAIRING_EXPIRED" });
  expect([currentToken(), tokensOf("signOut")]).toEqual(["hers", []]);
  respond("pairDoorDevice", { token: "fresh", ...balkon });
  await pairEntrance("EFGH");
  expect([currentToken(), store.get(userAtom), tokensOf("signOut")]).toEqual(["fresh", null, ["Bearer hers"]]);
});

it("stores the new token at once: the code is spent, and the sign-out may wait for a network", async () => {
  setToken("hers");
  setUser(testUser());
  const signingOut = pending("signOut");
  const paired = pairEntrance("ABCD");
  await signingOut.called();
  expect([readStored(TOKEN_KEY), store.get(entranceAtom)]).toEqual(["fresh", balkon]);
  await signingOut.respond(null);
  await paired;
  expect(tokensOf("signOut")).toEqual(["Bearer hers"]);
});
