import { expect, it } from "vitest";
import { callsOf, offline, pending } from "#test/network.ts";
import { currentToken, sessionEndedAtom, setToken } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { leave } from "./profile.ts";

it.each([
  ["", null],
  [", also when the server cannot be reached", offline()],
])("signing out ends the session here at once and on the server with its token%s", async (_when, response) => {
  const signingOut = pending("signOut");
  setToken("mine");
  leave();
  expect(currentToken()).toBeNull();
  expect((await signingOut.called()).headers.get("authorization")).toBe("Bearer mine");
  await signingOut.respond(response);
  expect(callsOf("signOut")).toHaveLength(1);
  expect(store.get(sessionEndedAtom)).toBe(false);
});
