import { NEAR_SHOW_SECONDS } from "#contracts/limits.ts";
import { includesRole, type Role } from "#contracts/roles.ts";

/** Whether `role` may see the visitors of a show: the entrance only around its beginning, the box office always. */
export function mayAttend(role: Role, startsAt: Date, at: Date): boolean {
  if (includesRole(role, "BOX_OFFICE")) return true;
  return includesRole(role, "DOOR") && Math.abs(startsAt.getTime() - at.getTime()) <= NEAR_SHOW_SECONDS * 1000;
}
