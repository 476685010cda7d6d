import * as z from "zod";
import { dateTimeSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: dateTimeSchema,
  lastSeenAt: dateTimeSchema,
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const signOut = endpoint({
  method: "POST",
  path: "/api/auth/signout",
  access: "session",
  byLink: "always",
  summary: "End the session of this token, on the server too",
  response: { 204: z.null() },
});

export const listSessions = endpoint({
  method: "GET",
  path: "/api/user/sessions",
  access: "user",
  summary: "Where the caller is signed in, last used first",
  response: { 200: z.array(sessionSchema) },
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/user/sessions/:id",
  access: "user",
  summary: "End one of the caller's sessions; its sockets close within a second",
  params: z.object({ id: z.uuid() }),
  response: { 204: z.null() },
  errors: ["SESSION_NOT_FOUND"],
  example: { params: { id: "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a6b" } },
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/user/sessions",
  access: "user",
  summary: "End all sessions of the caller but this one",
  response: { 204: z.null() },
});
