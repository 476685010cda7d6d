// Plain data without zod, for both apps.

/** Each role includes the permissions of those before it (decisions, section 9). */
export const ROLES = ["USER", "DOOR", "BOX_OFFICE", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

export const INVITED_ROLES = ["DOOR", "BOX_OFFICE", "ADMIN"] as const satisfies readonly Role[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** `public` requires no sign-in; `session` also admits an account without name and address (decision 084). */
export type Access = "public" | "session" | "user" | "door" | "box-office" | "admin";

const SMALLEST_ROLE = {
  session: "USER",
  user: "USER",
  door: "DOOR",
  "box-office": "BOX_OFFICE",
  admin: "ADMIN",
} as const satisfies Record<Exclude<Access, "public">, Role>;

export function includesRole(role: Role, smallest: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(smallest);
}

/** @param role null for a visitor */
export function mayUse(access: Access, role: Role | null): boolean {
  return access === "public" || (role !== null && includesRole(role, SMALLEST_ROLE[access]));
}
