import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "#platform/query-client.ts";
import { Announcer } from "#ui/announcer.tsx";
import { ToastDoor } from "#ui/toast-door.tsx";

/** What every screen stands in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ToastDoor />
      <Announcer />
    </QueryClientProvider>
  );
}
