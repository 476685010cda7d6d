import * as z from "zod";
import { endpoint } from "./endpoint.ts";

export const openQueueBoard = endpoint({
  method: "POST",
  path: "/api/admin/queue-board",
  access: "admin",
  summary: "Set a short-lived cookie that opens the job queue's pages in this browser",
  response: { 200: z.object({ url: z.string() }) },
});
