import { afterEach, expect, it, vi } from "vitest";
import { deviceName } from "#features/door/device.ts";
import { setToken, signOut } from "#platform/session.ts";
import { clearGuestListsOnSignOut } from "./clear-guest-lists.ts";

const { forgetGuests } = vi.hoisted(() => ({ forgetGuests: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));
vi.mock("#features/door/door-storage.ts", () => ({ openDoorStorage: () => Promise.resolve({}), forgetGuests }));

clearGuestListsOnSignOut();
afterEach(() => forgetGuests.mockClear());

it("removes the guest lists from a device that was used for check-in when its volunteer signs out", async () => {
  setToken("token");
  deviceName();
  expect(forgetGuests).not.toHaveBeenCalled();
  signOut();
  await expect.poll(() => forgetGuests.mock.calls.length).toBe(1);
});

it("loads nothing on a device that was never used for check-in", async () => {
  setToken("token");
  signOut();
  await vi.dynamicImportSettled();
  expect(forgetGuests).not.toHaveBeenCalled();
});
