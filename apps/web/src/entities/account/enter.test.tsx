import { beforeEach, expect, it } from "vitest";
import { callsOf, refusal, respond } from "#test/network.ts";
import { testAccount, testUser } from "#test/test-user.ts";
import { currentToken, entranceAtom, setEntrance, setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { toastsAtom } from "#ui/toast.ts";
import { enter } from "./enter.ts";

const tokensOf = (name: "signOut" | "endOwnDoorDevice") =>
  callsOf(name).map(({ headers }) => headers.get("authorization"));

beforeEach(() => {
  setEntrance(null);
  signOut();
  respond("signOut", null);
  respond("endOwnDoorDevice", null);
  respond("getProfile", testAccount({ id: 9 }));
});

it("ends the session of whoever was signed in here on the server when somebody else enters", async () => {
  setToken("hers");
  setUser(testUser());
  await enter("his");
  expect([currentToken(), store.get(userAtom)?.id]).toEqual(["his", 9]);
  await expect.poll(() => tokensOf("signOut")).toEqual(["Bearer hers"]);
});

it("ends the device of the entrance that this was when somebody enters", async () => {
  setToken("device");
  setEntrance({ name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" });
  await enter("his");
  expect([currentToken(), store.get(entranceAtom)]).toEqual(["his", null]);
  await expect.poll(() => tokensOf("endOwnDoorDevice")).toEqual(["Bearer device"]);
  expect(tokensOf("signOut")).toEqual([]);
});

it("ends nothing where nobody was, and leaves nobody signed in, here or there, without a profile", async () => {
  await enter("his");
  expect(tokensOf("signOut")).toEqual([]);
  signOut();
  respond("getProfile", () => refusal("UNAVAILABLE"));
  await expect(enter("fresh")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(currentToken()).toBeNull();
  await expect.poll(() => tokensOf("signOut")).toEqual(["Bearer fresh"]);
});

it("takes over the seats that were chosen without signing in, and leaves them here when that fails", async () => {
  const nobody = testAccount({ id: 4, firstname: "", email: "", anonymous: true });
  setToken("nobody's");
  setUser(nobody);
  respond("takeCart", () => refusal("UNAVAILABLE"));
  respond("getProfile", nobody);
  await expect(enter("his")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect([currentToken(), store.get(userAtom)?.id]).toEqual(["nobody's", 4]);
  respond("takeCart", { outcome: "taken" });
  respond("getProfile", testAccount({ id: 9 }));
  expect(await enter("his")).toBe("taken");
  const [call] = callsOf("takeCart").slice(-1);
  expect([call?.headers.get("authorization"), call?.body]).toEqual(["Bearer his", { token: "nobody's" }]);
  expect([currentToken(), store.get(userAtom)?.id]).toEqual(["his", 9]);
  // The server itself ends the anonymous session; the page only ends the session of the failed attempt.
  await expect.poll(() => tokensOf("signOut")).toEqual(["Bearer his"]);
});

it("says that seats chosen before are free again only where the account had others", async () => {
  const said = async (outcome: "taken" | "kept" | "none") => {
    store.set(toastsAtom, null);
    setToken("nobody's");
    setUser(testAccount({ id: 4, firstname: "", email: "", anonymous: true }));
    respond("takeCart", { outcome });
    await enter("his");
    return store.get(toastsAtom)?.map(({ message, description }) => `${message} ${description}`) ?? [];
  };
  expect(await said("taken")).toEqual([]);
  expect(await said("none")).toEqual([]);
  expect(await said("kept")).toEqual([
    "U had al stoelen in uw winkelwagen: die zijn gebleven. De stoelen die u net koos, zijn weer vrij.",
  ]);
});
