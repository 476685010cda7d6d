import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { queryClient } from "../platform/query-client.ts";
import { Announcer } from "../ui/announcer.tsx";
import { ToastDoor } from "../ui/toast-door.tsx";

/** What every screen stands in. The declarative router: the one with loaders would cost 17 kB of the first load and is not needed. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{children}</BrowserRouter>
      <ToastDoor />
      <Announcer />
    </QueryClientProvider>
  );
}
