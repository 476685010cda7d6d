import { expect, it } from "vitest";
import { callsOf, offline, pending, refusal } from "#test/network.ts";
import { currentToken, sessionEndedAtom, setToken } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { toastsAtom } from "#ui/toast.ts";
import { signOutHere } from "./sign-out.ts";

it.each([
  ["", null, []],
  [", also when it was over there already", refusal("UNAUTHORIZED"), []],
  [", and says so when the server cannot be reached", offline(), [expect.stringContaining("Mijn account")]],
])(
  "signing out ends the session here at once and on the server with its token%s",
  async (_when, response, warnings) => {
    store.set(toastsAtom, null);
    const signingOut = pending("signOut");
    setToken("mine");
    const leaving = signOutHere();
    expect(currentToken()).toBeNull();
    expect((await signingOut.called()).headers.get("authorization")).toBe("Bearer mine");
    await signingOut.respond(response);
    await leaving;
    expect(callsOf("signOut")).toHaveLength(1);
    expect(store.get(sessionEndedAtom)).toBe(false);
    expect((store.get(toastsAtom) ?? []).map(({ description }) => description)).toEqual(warnings);
  },
);
