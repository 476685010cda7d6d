import type { User } from "@podium/shared/contracts/users";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";
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

/** Responds to each call by `answer`; returns the requests. */
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
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
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
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No users found.")).toBeDefined();
});

it("says that loading anew failed, above the rows that it still knows", async () => {
  let refused = false;
  serve(() => (refused ? json({ statusCode: 403, code: "FORBIDDEN", message: "Geen toegang." }, 403) : page(an)));
  open();
  const refresh = await screen.findByRole("button", { name: "Refresh" });
  refused = true;
  await userEvent.click(refresh);
  expect((await screen.findByRole("alert")).textContent).toContain("Error: HTTP error! status: 403");
  expect(screen.getByText("Peeters")).toBeDefined();
  refused = false;
  await userEvent.click(refresh);
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

it("calls its buttons 'Edit' and 'Delete', of the person in their row", async () => {
  serve(() => page(an));
  open();
  const edit = await screen.findByRole("button", { name: "Edit" });
  const described = edit.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["An", "Peeters"]);
});

it("shows the last page there is when the one in view is gone", async () => {
  let total = 26;
  const asked = serve(({ address, method }) => {
    if (method === "DELETE") {
      total = 25;
      return json(null, 204);
    }
    const wanted = Number(new URL(address, "http://x").searchParams.get("page"));
    const items = wanted === 1 || total === 26 ? [an] : [];
    return json({ items, total, page: wanted, pageSize: 25 });
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Volgende bladzijde" }));
  expect(await screen.findByText("26–26 van 26")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("1–25 van 25")).toBeDefined();
  expect(asked.at(-1)?.address).toContain("page=1");
});

it("says when the export failed", async () => {
  serve(({ address }) =>
    address.includes("pageSize=200")
      ? json({ statusCode: 403, code: "FORBIDDEN", message: "Geen toegang." }, 403)
      : page(an),
  );
  const complain = vi.spyOn(toast, "error");
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Exporteer (CSV)" }));
  await expect
    .poll(() => complain.mock.calls)
    .toEqual([["Exporteren is niet gelukt.", { description: "Geen toegang." }]]);
});

it("shows an administrator's own new name everywhere at once", async () => {
  setToken("token");
  setUser({ ...an, role: "ADMIN" });
  serve(({ method, address }) => {
    if (method === "PUT") return json({ ...an, firstname: "Anna" });
    return address.endsWith("/me") ? json({ ...an, firstname: "Anna", role: "ADMIN" }) : page(an);
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => store.get(userAtom)?.firstname).toBe("Anna");
  signOut();
});
