import type { openQueueBoard } from "@podium/shared/contracts/queue-board";
import { call } from "#platform/api-client.ts";

/** Opens the job queue's pages to this browser for ten minutes. @returns where they are */
export async function postQueueBoard(): Promise<string> {
  const { url } = await call<typeof openQueueBoard>({ method: "POST", path: "/api/admin/queue-board" });
  return url;
}
