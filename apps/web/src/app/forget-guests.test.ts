import { afterEach, expect, it, vi } from "vitest";
import { deviceName } from "#features/door/device.ts";
import { keepToken, signOut } from "#platform/session.ts";
import { forgetGuestsAtSignOut } from "./forget-guests.ts";

const { forgetGuests } = vi.hoisted(() => ({ forgetGuests: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));
vi.mock("#features/door/door-storage.ts", () => ({ openDoorStorage: () => Promise.resolve({}), forgetGuests }));

forgetGuestsAtSignOut();
afterEach(() => forgetGuests.mockClear());

it("takes the guest lists off a phone that was at the door, when its volunteer signs out", async () => {
  keepToken("token");
  deviceName();
  expect(forgetGuests).not.toHaveBeenCalled();
  signOut();
  await expect.poll(() => forgetGuests.mock.calls.length).toBe(1);
});

it("loads nothing for whoever was never at the door", async () => {
  keepToken("token");
  signOut();
  await vi.dynamicImportSettled();
  expect(forgetGuests).not.toHaveBeenCalled();
});
