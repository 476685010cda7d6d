import { type Access, mayUse, ROLES } from "@podium/shared/roles";
import { describe, expect, test } from "vitest";
import { type Caller, isAllowed } from "./caller.ts";

const session = { sessionId: "one", id: 1 } as const;
const device: Caller = { ...session, kind: "device", role: "DOOR" };

describe.each(["public", "user", "door", "box-office", "admin"] as const satisfies Access[])(
  "what is for %s",
  (access) => {
    test("is allowed to an account as its role says, and to a visitor as to nobody", () => {
      for (const role of ROLES)
        expect(isAllowed(access, { ...session, kind: "account", role })).toBe(mayUse(access, role));
      expect(isAllowed(access, null)).toBe(access === "public");
    });

    test("is allowed to a device of the entrance at the entrance only: it is nobody's account", () => {
      expect(isAllowed(access, device)).toBe(access === "public" || access === "door");
    });
  },
);
