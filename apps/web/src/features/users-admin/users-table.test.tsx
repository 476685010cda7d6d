import type { User } from "@podium/shared/contracts/users";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "../../platform/query-client.ts";
import { UsersTable } from "./users-table.tsx";

const an: User = {
  id: 2,
  firstname: "An",
  lastname: "Peeters",
  email: "an@podium.example",
  number: "0470123456",
  role: "USER",
  username: "An Peeters",
};
const json = (body: unknown, status = 200): Response =>
  status === 204 ? new Response(null, { status }) : new Response(JSON.stringify(body), { status });

interface Asked {
  method: string;
  address: string;
}

/** A server that answers each call as told, and what it was asked. */
function serve(answer: (asked: Asked) => Response): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (address: string, { method = "GET" }: RequestInit = {}) => {
    asked.push({ method, address });
    return Promise.resolve(answer({ method, address }));
  });
  return asked;
}

const page = (...items: User[]) => json({ items, total: items.length, page: 1, pageSize: 25 });

afterEach(() => queryClient.clear());

function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <UsersTable />
    </QueryClientProvider>,
  );
}

it("says that it loads, and that there are no users", async () => {
  serve(() => page());
  open();
  expect(screen.getByText("Loading users...")).toBeDefined();
  expect(await screen.findByText("No users found.")).toBeDefined();
});

it("says 'Error: HTTP error! status: {code}' when the list is refused", async () => {
  serve(() => json({ statusCode: 403, code: "FORBIDDEN", message: "U hebt geen toegang." }, 403));
  open();
  expect(await screen.findByText("Error: HTTP error! status: 403")).toBeDefined();
});

it("searches on the server, from the first page on", async () => {
  const asked = serve(({ address }) => (address.includes("search=claes") ? page() : page(an)));
  open();
  await userEvent.type(await screen.findByPlaceholderText("Zoek gebruikers op elk veld....."), "claes");
  expect(await screen.findByText("No users found.")).toBeDefined();
  expect(asked.at(-1)?.address).toContain("page=1");
});

it("asks before it deletes, and leaves the user when the server refuses", async () => {
  const asked = serve(({ method }) =>
    method === "DELETE"
      ? json({ statusCode: 409, code: "LAST_ADMIN", message: "De laatste beheerder." }, 409)
      : page(an),
  );
  open();
  await userEvent.click(await screen.findByRole("button", { name: /Delete/ }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText("Confirm Delete")).toBeDefined();
  expect(dialog.getByText("Are you sure you want to delete user An Peeters?")).toBeDefined();
  expect(asked.some(({ method }) => method === "DELETE")).toBe(false);

  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("HTTP error! status: 409");
  expect(screen.getByText("De laatste beheerder.")).toBeDefined();
});

it("removes a deleted user from the list", async () => {
  let users = [an];
  serve(({ method }) => {
    if (method !== "DELETE") return page(...users);
    users = [];
    return json(null, 204);
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: /Delete/ }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No users found.")).toBeDefined();
});
