import { example, type ExampleRequest } from "./example.ts";

const token = "voorbeeld-van-een-uitnodiging-van-een-vrijwilliger";
const password = "een goed wachtwoord";

/** Requests of administrators about accounts and invited people. */
export const userExamples: readonly ExampleRequest[] = [
  example("listUsers", { query: { search: "peeters", page: 1, pageSize: 25, sort: "lastname" } }),
  example("deleteUser", { params: { id: 3 } }),
  example("adminUpdateProfile", {
    body: {
      id: 3,
      firstname: "Jef",
      lastname: "Claes",
      email: "jef.claes@podium.example",
      number: "0480654321",
      role: "ADMIN",
    },
  }),
  example("invite", {
    body: { email: "rik.jacobs@podium.example", firstname: "Rik", lastname: "Jacobs", role: "DOOR" },
  }),
  example("listInvitations", {}),
  example("resendInvitation", { params: { id: 1 } }),
  example("endInvitation", { params: { id: 1 } }),
  example("openInvitation", { body: { token } }),
  example("acceptInvitation", {
    body: {
      token,
      firstname: "Mia",
      lastname: "Dierckx",
      number: "0470 11 22 33",
      password,
      confirmPassword: password,
    },
  }),
  example("joinByInvitation", { body: { token: "voorbeeld-van-een-uitnodiging-met-een-account" } }),
];
