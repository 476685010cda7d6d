import { type Access, mayUse, ROLES } from "@podium/shared/contracts/roles";
import { describe, expect, test } from "vitest";
import { type Caller, isAllowed, refusalOf } from "./caller.ts";

const session = { sessionId: "one", id: 1 } as const;
const device: Caller = { ...session, kind: "device", role: "DOOR" };

describe.each(["public", "session", "user", "door", "box-office", "admin"] as const satisfies Access[])(
  "what is for %s",
  (access) => {
    test("is allowed to an account as its role says, and to a visitor as to nobody", () => {
      for (const role of ROLES)
        expect(isAllowed(access, { ...session, kind: "account", role })).toBe(mayUse(access, role));
      expect(isAllowed(access, null)).toBe(access === "public");
    });

    test("is refused to who has not said who they are, but for choosing seats", () => {
      const nobody = { ...session, kind: "account", role: "USER", anonymousNetwork: "192.0.2.1" } as const;
      expect(isAllowed(access, nobody)).toBe(access === "public" || access === "session");
      expect(refusalOf(access, nobody)).toBe(access === "user" ? "DETAILS_NEEDED" : "FORBIDDEN");
    });

    test("is allowed to a device of the entrance at the entrance only: it is nobody's account", () => {
      expect(isAllowed(access, device)).toBe(access === "public" || access === "door");
    });
  },
);
