import { type Query, QueryClient } from "@tanstack/react-query";
import { isRefusal } from "./api-client.ts";
import { onTokenChange } from "./session.ts";

/** Failed requests are retried twice, refusals (4xx) never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
    // A call without a network fails at once; waiting for the network would send it later, unexpectedly.
    mutations: { networkMode: "always" },
  },
});

/** Keeps what is the same for everybody: a visitor who chooses seats keeps the drawn plan. Returns how to stop. */
export function clearQueriesOnSessionChange(): () => void {
  return onTokenChange(() => {
    queryClient.removeQueries({ type: "inactive", predicate: isOfSession });
    // A tick later the old session's screens are unmounted; the remaining ones refetch.
    setTimeout(() => void queryClient.resetQueries({ predicate: isOfSession }));
  });
}

/** Options of a query whose response does not depend on the caller: it outlives a sign-in and a sign-out. */
export const SAME_FOR_ALL = { meta: { sameForAll: true } } as const;

const isOfSession = ({ meta }: Pick<Query, "meta">): boolean => meta?.["sameForAll"] !== true;
