import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "#platform/query-client.ts";
import { Announcer } from "#ui/announcer.tsx";
import { ToastRegion } from "#ui/toast-region.tsx";

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ToastRegion />
      <Announcer />
    </QueryClientProvider>
  );
}
