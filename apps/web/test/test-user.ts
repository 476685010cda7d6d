import type { User } from "@podium/shared/contracts/users";

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
