import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { respond } from "#test/network.ts";
import { testSite } from "#test/test-site.ts";
import { testAccount } from "#test/test-user.ts";
import { queryClient } from "#platform/query-client.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { SiteLayout } from "./site-layout.tsx";

afterEach(signOut);

const BANNER = "E-mailadres bevestigen";

it.each(["/scan", "/zaalopvolging"])(
  "asks to verify the address, but not on %s, where a queue waits",
  async (entrance) => {
    respond("getSite", testSite());
    respond("getCart", null);
    setToken("token");
    setUser(testAccount({ awaitsVerification: true, role: "BOX_OFFICE" }));
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={["/tickets"]}>
          <Routes>
            <Route element={<SiteLayout />}>
              <Route path="*" element={<Link to={entrance}>Naar de ingang</Link>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByRole("complementary", { name: BANNER })).toBeDefined();
    await userEvent.click(screen.getByRole("link", { name: "Naar de ingang" }));
    expect(screen.queryByRole("complementary", { name: BANNER })).toBeNull();
  },
);
