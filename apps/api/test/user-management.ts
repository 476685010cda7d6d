import type { User } from "./factories.ts";

/** A user's profile as the page User beheer saves it. */
export const profile = ({ id, email }: User, role: string, changes: object = {}) => ({
  id,
  email,
  role,
  firstname: "Bert",
  lastname: "Smets",
  number: "0470111111",
  ...changes,
});

export const update = (by: User, body: object) => by.call("PUT", "/api/admin/updateProfile", body);
