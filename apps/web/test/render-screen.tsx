import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { queryClient } from "#platform/query-client.ts";

/** The site's providers, without loaded data. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}

export function renderScreen(screen: ReactElement) {
  queryClient.clear();
  return render(screen, { wrapper: Surroundings });
}
