import type { User } from "@podium/shared/contracts/users";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  currentToken,
  endSession,
  entranceAtom,
  followOtherTabs,
  replaceToken,
  sessionEndedAtom,
  setToken,
  setUser,
  onLeave,
  onTokenChange,
  setEntrance,
  signOut,
  tokenAtom,
  userAtom,
  userMay,
} from "./session.ts";
import { store } from "./state.ts";

const ann: User = {
  id: 7,
  firstname: "Ann",
  lastname: "Maes",
  email: "ann@podium.example",
  number: "0470123456",
  role: "USER",
  username: "ann",
};

beforeEach(() => {
  setEntrance(null);
  signOut();
});

describe("the session", () => {
  it("is stored in local storage, token and user", () => {
    setToken("t1");
    setUser(ann);
    expect(localStorage.getItem("podium.token")).toBe("t1");
    expect(JSON.parse(localStorage.getItem("podium.user") ?? "")).toEqual(ann);
  });

  it("leaves nothing behind when one signs out", () => {
    setToken("t1");
    setUser(ann);
    signOut();
    expect(localStorage.getItem("podium.token")).toBeNull();
    expect(localStorage.getItem("podium.user")).toBeNull();
    expect(store.get(userAtom)).toBeNull();
  });

  it("forgets the user of an earlier token", () => {
    setToken("t1");
    setUser(ann);
    setToken("t2");
    expect(store.get(userAtom)).toBeNull();
  });

  it("notifies listeners of sign-in and sign-out only", () => {
    const listener = vi.fn<(token: string | null) => void>();
    const stop = onTokenChange(listener);
    setToken("t1");
    setUser(ann);
    signOut();
    stop();
    expect(listener.mock.calls).toEqual([["t1"], [null]]);
  });

  it("keeps its user with a new token, and says so to the listeners", () => {
    setToken("t1");
    setUser(ann);
    const listener = vi.fn<(token: string | null) => void>();
    const stop = onTokenChange(listener);
    replaceToken("t2");
    stop();
    expect(store.get(userAtom)).toEqual(ann);
    expect(listener.mock.calls).toEqual([["t2"]]);
  });

  it("calls the listeners that store something of its holder when they leave, and not for a new token of theirs", () => {
    const left = vi.fn<() => void>();
    const stop = onLeave(left);
    setToken("t1");
    setUser(ann);
    setUser({ ...ann, firstname: "Anna" });
    replaceToken("t2");
    expect(left).toHaveBeenCalledTimes(0);
    setToken("of somebody else");
    setUser({ ...ann, id: 8 });
    expect(left).toHaveBeenCalledTimes(1);
    endSession();
    expect(left).toHaveBeenCalledTimes(2);
    setToken("device");
    setEntrance({ name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" });
    expect(left).toHaveBeenCalledTimes(2);
    signOut();
    stop();
    expect(left).toHaveBeenCalledTimes(3);
  });

  it("calls them as well when somebody else signs in with another tab", () => {
    setToken("t1");
    setUser(ann);
    const left = vi.fn<(theirs: boolean) => void>();
    const stops = [onLeave(left), followOtherTabs()];
    localStorage.setItem("podium.token", "t2");
    localStorage.setItem("podium.user", JSON.stringify({ ...ann, id: 8 }));
    for (const key of ["podium.token", "podium.user"]) window.dispatchEvent(new StorageEvent("storage", { key }));
    for (const stop of stops) stop();
    expect([currentToken(), left.mock.calls]).toEqual(["t2", [[false]]]);
  });

  it("is known as ended when the server ended it, until somebody signs in, and not when its user left", () => {
    setToken("t1");
    endSession();
    expect([currentToken(), store.get(sessionEndedAtom)]).toEqual([null, true]);
    setToken("t2");
    expect(store.get(sessionEndedAtom)).toBe(false);
    signOut();
    expect(store.get(sessionEndedAtom)).toBe(false);
  });

  it("goes on with the token that another tab got, when the server refuses the one before", () => {
    setToken("t1");
    setUser(ann);
    localStorage.setItem("podium.token", "t2");
    endSession();
    expect([currentToken(), store.get(sessionEndedAtom)]).toEqual(["t2", false]);
    expect(store.get(userAtom)).toEqual(ann);
  });

  it("follows a sign-out in another tab", () => {
    setToken("t1");
    setUser(ann);
    const stop = followOtherTabs();
    localStorage.removeItem("podium.token");
    window.dispatchEvent(new StorageEvent("storage", { key: "podium.token" }));
    stop();
    expect(currentToken()).toBeNull();
    expect(store.get(userAtom)).toBeNull();
  });

  it("treats an unreadable user in local storage as none", () => {
    setToken("t1");
    const stop = followOtherTabs();
    for (const junk of ["{", "[]", "7", '{"id":"7"}']) {
      localStorage.setItem("podium.user", junk);
      window.dispatchEvent(new StorageEvent("storage", { key: "podium.user" }));
      expect(store.get(userAtom)).toBeNull();
    }
    stop();
  });
});

it("accepts the admin role in any case, and no other role or visitor", () => {
  // The contract says ADMIN; older storage may differ (specification, section 2).
  const admin = { role: "Admin" } as unknown as User;
  expect(userMay(admin, "admin")).toBe(true);
  expect(userMay({ role: "ADMIN" }, "admin")).toBe(true);
  expect(userMay({ role: "BOX_OFFICE" }, "admin")).toBe(false);
  expect(userMay({ role: "BOX_OFFICE" }, "door")).toBe(true);
  expect(userMay({ role: "USER" }, "door")).toBe(false);
  expect(userMay(null, "door")).toBe(false);
});

describe("a device of the entrance", () => {
  const entrance = { name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" };

  it("calls with its token, and is a visitor to the website", () => {
    setToken("t1");
    setEntrance(entrance);
    expect([currentToken(), store.get(tokenAtom), store.get(userAtom)]).toEqual(["t1", null, null]);
    expect(JSON.parse(localStorage.getItem("podium.entrance") ?? "")).toEqual(entrance);
  });

  it("knows that it is over once its token is refused, until somebody closes that or signs in", () => {
    setToken("t1");
    setEntrance(entrance);
    signOut();
    expect([currentToken(), store.get(entranceAtom)]).toEqual([null, { ...entrance, over: true }]);
    setToken("t2");
    expect([store.get(entranceAtom), store.get(tokenAtom)]).toEqual([null, "t2"]);
  });
});
