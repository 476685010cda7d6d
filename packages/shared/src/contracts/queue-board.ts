import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

export const openQueueBoard = endpoint({
  ...routes.openQueueBoard,
  access: "admin",
  summary: "Opens the job queue's own pages to this browser for a few minutes: sets a cookie that counts there only",
  response: { 200: z.object({ url: z.string() }) },
});
