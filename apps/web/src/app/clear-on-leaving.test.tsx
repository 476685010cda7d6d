import { afterEach, expect, it, vi } from "vitest";
import { deviceName } from "#modules/entrance/check-in/model/use-check-in.ts";
import {
  currentToken,
  followOtherTabs,
  replaceToken,
  setEntrance,
  setToken,
  setUser,
  signOut,
} from "#platform/session.ts";
import { LEFT_LISTS_KEY, readStored, TICKETS_KEY } from "#platform/storage.ts";
import { testUser } from "#test/test-user.ts";
import { clearGuestListsOnLeaving, clearStoredTickets } from "./clear-on-leaving.ts";

const { openCheckInStorage } = vi.hoisted(() => ({ openCheckInStorage: vi.fn<() => Promise<void>>() }));
vi.mock("#modules/entrance/check-in/model/check-in-storage.ts", () => ({ openCheckInStorage }));

const signIn = (token: string, id: number): void => {
  setToken(token);
  setUser(testUser({ id }));
};

clearGuestListsOnLeaving();
afterEach(async () => {
  signOut();
  setEntrance(null);
  await vi.dynamicImportSettled();
  openCheckInStorage.mockClear();
  localStorage.clear();
});

it.each([
  ["the volunteer signs out", signOut],
  ["somebody else signs in over the volunteer", () => signIn("his", 9)],
  ["the phone becomes a device of the entrance", () => setToken("device")],
])("removes the guest lists from a device that was used for check-in when %s", async (_when, leave) => {
  signIn("hers", 2);
  deviceName();
  await vi.dynamicImportSettled();
  expect(openCheckInStorage).not.toHaveBeenCalled();
  leave();
  await expect.poll(() => openCheckInStorage.mock.calls.length).toBe(1);
});

it("keeps what the next one stored when a tab learns late that another signed out", async () => {
  clearStoredTickets(Promise.resolve());
  signIn("hers", 2);
  deviceName();
  const stop = followOtherTabs();
  localStorage.setItem("podium.token", "his");
  localStorage.setItem("podium.user", JSON.stringify(testUser({ id: 9 })));
  localStorage.setItem(TICKETS_KEY, "[]");
  for (const key of ["podium.token", "podium.user"]) window.dispatchEvent(new StorageEvent("storage", { key }));
  stop();
  await vi.dynamicImportSettled();
  expect(currentToken()).toBe("his");
  expect([readStored(TICKETS_KEY), readStored(LEFT_LISTS_KEY)]).toEqual(["[]", null]);
  expect(openCheckInStorage).not.toHaveBeenCalled();
});

it("keeps the guest lists of a volunteer whose password changed", async () => {
  signIn("old", 2);
  deviceName();
  replaceToken("new");
  await vi.dynamicImportSettled();
  expect([openCheckInStorage.mock.calls, readStored(LEFT_LISTS_KEY)]).toEqual([[], null]);
});

it("removes with the next page what this one had no time for", async () => {
  signIn("hers", 2);
  deviceName();
  openCheckInStorage.mockRejectedValueOnce(new Error("The page is gone."));
  signOut();
  await expect.poll(() => openCheckInStorage.mock.calls.length).toBe(1);
  clearGuestListsOnLeaving();
  await expect.poll(() => openCheckInStorage.mock.calls.length).toBe(2);
});

it("loads nothing on a device that was never used for check-in", async () => {
  signIn("hers", 2);
  signOut();
  await vi.dynamicImportSettled();
  expect(openCheckInStorage).not.toHaveBeenCalled();
});
