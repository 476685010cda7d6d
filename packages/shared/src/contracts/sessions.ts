import * as z from "zod";
import { dateTimeSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

const sessionSchema = z.object({
  id: z.uuid(),
  /** For example 'Chrome op Android'. */
  device: z.string(),
  createdAt: dateTimeSchema,
  lastSeenAt: dateTimeSchema,
  /** Whether this is the session of the call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const signOut = endpoint({
  ...routes.signOut,
  access: "session",
  byLink: "always",
  summary: "End the session of this token, on the server too",
  response: { 204: z.null() },
});

export const listSessions = endpoint({
  ...routes.listSessions,
  access: "user",
  summary: "Where the caller is signed in, last used first",
  response: { 200: z.array(sessionSchema) },
});

export const endSession = endpoint({
  ...routes.endSession,
  access: "user",
  summary: "End one of the caller's sessions; its sockets close within a second",
  params: z.object({ id: z.uuid() }),
  response: { 204: z.null() },
  errors: ["SESSION_NOT_FOUND"],
});

export const endOtherSessions = endpoint({
  ...routes.endOtherSessions,
  access: "user",
  summary: "End all sessions of the caller but this one",
  response: { 204: z.null() },
});
