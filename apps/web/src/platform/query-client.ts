import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";
import { onTokenChange } from "./session.ts";

/** Server state of the whole site. A refusal (4xx) is an answer and is not asked again; a failure is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
  },
});

/** What one person loaded must not be shown to the next: all data goes when somebody signs in or out. Returns how to stop. */
export function forgetDataOnSessionChange(): () => void {
  return onTokenChange(() => {
    queryClient.removeQueries({ type: "inactive" });
    // A tick later the screens of the old session are gone; what is still shown loads anew.
    setTimeout(() => void queryClient.resetQueries());
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
}
