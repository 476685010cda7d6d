// Plain data without zod, for both apps.

/** Each may what those before it may (decisions, section 9). */
export const ROLES = ["USER", "DOOR", "BOX_OFFICE", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** The smallest role that may use a call or an event; `public` needs nobody signed in. */
export type Access = "public" | "user" | "door" | "box-office" | "admin";

const SMALLEST_ROLE = {
  user: "USER",
  door: "DOOR",
  "box-office": "BOX_OFFICE",
  admin: "ADMIN",
} as const satisfies Record<Exclude<Access, "public">, Role>;

/** Whether `role` includes what `smallest` may. */
export function includesRole(role: Role, smallest: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(smallest);
}

/** @param role null for a visitor */
export function mayUse(access: Access, role: Role | null): boolean {
  return access === "public" || (role !== null && includesRole(role, SMALLEST_ROLE[access]));
}
