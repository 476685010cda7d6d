import type { OwnAccount, User } from "@podium/shared/contracts/users";

export function testUser(change: Partial<User> = {}): User {
  return {
    id: 2,
    firstname: "An",
    lastname: "Peeters",
    email: "an@podium.example",
    number: "0470123456",
    role: "USER",
    username: "An Peeters",
    ...change,
  };
}

/** An account as its owner sees it. */
export function testAccount(change: Partial<OwnAccount> = {}): OwnAccount {
  return {
    ...testUser(),
    pendingEmail: null,
    awaitsVerification: false,
    hasPassword: true,
    anonymous: false,
    byLink: null,
    ...change,
  };
}
