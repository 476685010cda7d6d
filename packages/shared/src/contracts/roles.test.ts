import { expect, test } from "vitest";
import { type Access, mayUse, ROLES } from "./roles.ts";

/** Roles that each access level admits, written out (decisions, section 9). */
const ALLOWED: Record<Access, readonly string[]> = {
  public: ["visitor", "USER", "DOOR", "BOX_OFFICE", "ADMIN"],
  session: ["USER", "DOOR", "BOX_OFFICE", "ADMIN"],
  user: ["USER", "DOOR", "BOX_OFFICE", "ADMIN"],
  door: ["DOOR", "BOX_OFFICE", "ADMIN"],
  "box-office": ["BOX_OFFICE", "ADMIN"],
  admin: ["ADMIN"],
};

test.each(Object.keys(ALLOWED) as Access[])(
  "what is for %s is for each role that includes it, and no other",
  (access) => {
    const allowed = [null, ...ROLES].filter((role) => mayUse(access, role)).map((role) => role ?? "visitor");
    expect(allowed).toEqual(ALLOWED[access]);
  },
);
