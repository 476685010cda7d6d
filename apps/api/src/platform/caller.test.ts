import { expect, test } from "vitest";
import { type Account, isAllowed } from "./caller.ts";

const user: Account = { id: 1, role: "USER" };
const admin: Account = { id: 2, role: "ADMIN" };

test.each([
  ["public", [true, true, true]],
  ["user", [false, true, true]],
  ["admin", [false, false, true]],
] as const)("what is for %s is allowed to nobody, a user and an administrator: %j", (access, allowed) => {
  expect([null, user, admin].map((account) => isAllowed(access, account))).toEqual(allowed);
});
