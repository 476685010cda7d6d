import { afterEach, expect, it, vi } from "vitest";
import { deviceName } from "#features/check-in/model/device.ts";
import { setToken, signOut } from "#platform/session.ts";
import { clearGuestListsOnSignOut } from "./clear-guest-lists.ts";

const { deleteGuestLists } = vi.hoisted(() => ({
  deleteGuestLists: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock("#features/check-in/model/check-in-storage.ts", () => ({
  openCheckInStorage: () => Promise.resolve({}),
  deleteGuestLists,
}));

clearGuestListsOnSignOut();
afterEach(() => deleteGuestLists.mockClear());

it("removes the guest lists from a device that was used for check-in when its volunteer signs out", async () => {
  setToken("token");
  deviceName();
  expect(deleteGuestLists).not.toHaveBeenCalled();
  signOut();
  await expect.poll(() => deleteGuestLists.mock.calls.length).toBe(1);
});

it("loads nothing on a device that was never used for check-in", async () => {
  setToken("token");
  signOut();
  await vi.dynamicImportSettled();
  expect(deleteGuestLists).not.toHaveBeenCalled();
});
