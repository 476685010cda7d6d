import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { respond } from "#test/network.ts";
import { testSite } from "#test/test-site.ts";
import { testAccount } from "#test/test-user.ts";
import { queryClient } from "#platform/query-client.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { SiteLayout } from "./site-layout.tsx";

afterEach(signOut);

const BANNER = "E-mailadres bevestigen";

it.each([
  ["/tickets", true],
  ["/account", true],
  ["/scan", false],
  ["/zaalopvolging", false],
  ["/reservatie-beheer", false],
])("asks on %s to verify the address: %s", async (path, asks) => {
  respond("getSite", testSite());
  respond("getCart", null);
  setToken("token");
  setUser(testAccount({ awaitsVerification: true, role: "BOX_OFFICE" }));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<SiteLayout />}>
            <Route path="*" element={<p>Pagina</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText("Pagina");
  if (asks) expect(await screen.findByRole("complementary", { name: BANNER })).toBeDefined();
  else expect(screen.queryByRole("complementary", { name: BANNER })).toBeNull();
});
