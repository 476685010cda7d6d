import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";
import { onTokenChange } from "./session.ts";

/** Server state of the whole site. Failed requests are retried twice, refusals (4xx) never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
    // Offline a call fails and says so; waiting for the network would send it when nobody looks any more.
    mutations: { networkMode: "always" },
  },
});

/** Clears all data on sign-in and sign-out: the next user must not see it. Returns how to stop. */
export function clearQueriesOnSessionChange(): () => void {
  return onTokenChange(() => {
    queryClient.removeQueries({ type: "inactive" });
    // A tick later the screens of the old session are unmounted; the remaining ones refetch.
    setTimeout(() => void queryClient.resetQueries());
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
}
