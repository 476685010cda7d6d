import type * as contract from "@podium/shared/contracts/users";
import { fullName } from "@podium/shared/words/typed-name";
import type { OwnAccount, User } from "./users.service.ts";

export function presentUser({ id, firstname, lastname, email, number, role }: User): contract.User {
  return { id, firstname, lastname, email, number, role, username: fullName({ firstname, lastname }) };
}

export function presentAccount(account: OwnAccount): contract.OwnAccount {
  const { pendingEmail, awaitsVerification, hasPassword, anonymous, byLink } = account;
  return { ...presentUser(account), pendingEmail, awaitsVerification, hasPassword, anonymous, byLink };
}
