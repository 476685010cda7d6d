import type { listUnsentMails, retryMail } from "@podium/shared/contracts/mails";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api-client.ts";

/** Mails that were refused and have not gone out since; looked at anew twice a minute. */
export const unsentMailsQuery = queryOptions({
  queryKey: ["mails-admin", "unsent"],
  queryFn: ({ signal }) => call<typeof listUnsentMails>({ method: "GET", path: "/api/admin/mails/unsent", signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});

/** Tries a mail again now. @throws {ApiError} 404 MAIL_NOT_FOUND */
export async function postRetry(id: number): Promise<void> {
  await call<typeof retryMail>({ method: "POST", path: "/api/admin/mails/:id/retry", params: { id } });
}
