import type { User } from "@podium/shared/contracts/users";
import { ROLES } from "@podium/shared/contracts/roles";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { choose } from "#messages/messages.ts";
import { cards } from "#pages/admin.tsx";
import { paths, routePatterns } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { returnPath } from "#platform/return-path.ts";
import { endSession, setEntrance, setToken, setUser, signOut } from "#platform/session.ts";
import { RequireDutch, RequireEntrance, RequireRole, RequireUser } from "./guards.tsx";
import { findPage } from "./routes.ts";

const user: User = {
  id: 1,
  firstname: "Ann",
  lastname: "Maes",
  email: "ann@podium.example",
  number: "0470123456",
  role: "USER",
  username: "ann",
};

function signInAs(role: string): void {
  setToken("token");
  // Storage of an older version may have the role in another case, which the guard ignores.
  setUser({ ...user, role: role as User["role"] });
}

function Login() {
  return <p>Login, then {returnPath(useLocation().state)}</p>;
}

function visit(path: string): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Routes>
            <Route path={paths.home} element={<p>Home</p>} />
            <Route path={paths.login} element={<Login />} />
            <Route path={paths.account} element={<RequireUser>Account</RequireUser>} />
            <Route path={routePatterns.ticketsDetail} element={<RequireUser ofReservation>Tickets</RequireUser>} />
            <Route path={routePatterns.payment} element={<RequireUser ofReservation>Betaling</RequireUser>} />
            <Route
              path={paths.scan}
              element={
                <RequireEntrance otherwise={<RequireRole access="door">Scan</RequireRole>}>Scan</RequireEntrance>
              }
            />
            <Route path={paths.admin} element={<RequireRole access="admin">Beheer</RequireRole>} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  setEntrance(null);
  setToken("token");
  signOut();
});

it("shows who came by the link of a reservation that one, and asks for a proof before any other page of an account", async () => {
  setToken("token");
  setUser({ ...user, email: "", byLink: { reservationId: 7 } });
  for (const [path, text] of [
    [paths.ticketsDetail(7), "Tickets"],
    [paths.payment(7), "Betaling"],
  ] as const) {
    visit(path);
    expect(screen.getByText(text)).toBeTruthy();
    cleanup();
  }
  for (const path of [paths.ticketsDetail(8), paths.payment(8), paths.account]) {
    visit(path);
    await expect.poll(() => screen.queryByRole("button", { name: "Bevestig dat ik het ben" })).not.toBeNull();
    cleanup();
  }
});

it("sends a visitor from a user's page to login, and remembers the page with its query", () => {
  visit("/account?tab=2");
  expect(screen.getByText("Login, then /account?tab=2")).toBeTruthy();
});

it("lets a signed-in user in", () => {
  signInAs("USER");
  visit("/account");
  expect(screen.getByText("Account")).toBeTruthy();
});

it("sends whose session the server ended from an admin page to login, and back afterwards", () => {
  signInAs("ADMIN");
  endSession();
  visit("/admin?tab=2");
  expect(screen.getByText("Login, then /admin?tab=2")).toBeTruthy();
});

it("sends a visitor from an admin page home", () => {
  visit("/admin");
  expect(screen.getByText("Home")).toBeTruthy();
});

it("sends a user who is no admin home", () => {
  signInAs("USER");
  visit("/admin");
  expect(screen.getByText("Home")).toBeTruthy();
});

it("lets an admin in whatever the case of the role", () => {
  signInAs("Admin");
  visit("/admin");
  expect(screen.getByText("Beheer")).toBeTruthy();
});

it("waits for the profile before it decides", () => {
  setToken("token");
  visit("/admin");
  expect(screen.getByRole("status").textContent).toContain("Even geduld");
});

it("lets a device of the entrance into its own pages, also once it was removed, and into no other", () => {
  setToken("token");
  setEntrance({ name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" });
  visit(paths.scan);
  expect(screen.getByText("Scan")).toBeTruthy();
  visit(paths.account);
  expect(screen.getByText("Login, then /account")).toBeTruthy();
  visit(paths.admin);
  expect(screen.getByText("Home")).toBeTruthy();
  signOut();
  visit(paths.scan);
  expect(screen.getAllByText("Scan")).toHaveLength(2);
});

it.each([
  ["door", ["DOOR", "BOX_OFFICE", "ADMIN"]],
  ["box-office", ["BOX_OFFICE", "ADMIN"]],
  ["admin", ["ADMIN"]],
] as const)("lets into a page for %s its role and greater ones, and sends smaller ones home", (access, inside) => {
  const letIn = ROLES.filter((role) => {
    signInAs(role);
    const { container, unmount } = render(
      <MemoryRouter initialEntries={["/page"]}>
        <Routes>
          <Route path={paths.home} element={<p>Home</p>} />
          <Route path="/page" element={<RequireRole access={access}>Page</RequireRole>} />
        </Routes>
      </MemoryRouter>,
    );
    const { textContent } = container;
    unmount();
    return textContent === "Page";
  });
  expect(letIn).toEqual(inside);
});

it("shows on the dashboard cards of the pages that the role is let into, and no others", () => {
  for (const { to, access } of cards) expect([to, findPage(to)?.access]).toEqual([to, access]);
});

it("leads from a page of volunteers in another language to its own document, with the token of a link", async () => {
  onTestFinished(() => {
    choose("nl");
    window.history.replaceState(null, "", "/");
  });
  // The test's window cannot load another document, but shows a change behind `#`.
  window.history.replaceState(null, "", "/toestel");
  choose("fr");
  render(
    <MemoryRouter initialEntries={["/toestel#token=a"]}>
      <RequireDutch>Toestel</RequireDutch>
    </MemoryRouter>,
  );
  await expect.poll(() => window.location.pathname + window.location.hash).toBe("/toestel#token=a");
  expect(screen.queryByText("Toestel")).toBeNull();
});
