import type * as contract from "@podium/shared/contracts/users";
import type { User } from "./users.service.ts";

export function presentUser({ id, firstname, lastname, email, number, role }: User): contract.User {
  return { id, firstname, lastname, email, number, role, username: `${firstname} ${lastname}` };
}
