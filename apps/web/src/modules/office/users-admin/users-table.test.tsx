import type { User } from "@podium/shared/contracts/users";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testAccount, testUser } from "#test/test-user.ts";
import { setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";
import { roleWords } from "./roles.tsx";
import { UsersTable } from "./users-table.tsx";

const an = testUser();
const page = (...items: User[]) => ({ items, total: items.length, page: 1, pageSize: 25 });
const forbidden = () => refusal("FORBIDDEN");

beforeEach(() => respond("listUsers", page(an)));

const open = () => renderScreen(<UsersTable />);

it("says that it loads, and that there are no users", async () => {
  respond("listUsers", page());
  open();
  expect(screen.getByText("Loading users...")).toBeDefined();
  expect(await screen.findByText("No users found.")).toBeDefined();
});

it("says 'Error: ' and why when the list is refused: the server's sentence, else its status", async () => {
  respond("listUsers", forbidden);
  const { unmount } = open();
  expect(await screen.findByText(`Error: ${errorMessage("FORBIDDEN")}`)).toBeDefined();
  unmount();
  respond("listUsers", () => new Response("Bad Gateway", { status: 502 }));
  open();
  expect(await screen.findByText("Error: HTTP error! status: 502")).toBeDefined();
});

it("searches on the server, from the first page on", async () => {
  respond("listUsers", ({ query }) =>
    query.get("search") === "claes" ? page() : { ...page(an), total: 26, page: Number(query.get("page")) },
  );
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Volgende pagina" }));
  expect(await screen.findByText("26–26 van 26")).toBeDefined();
  await userEvent.type(screen.getByPlaceholderText("Zoek gebruikers op elk veld....."), "claes");
  expect(await screen.findByText("No users found.")).toBeDefined();
  expect(callsOf("listUsers").at(-1)?.query.get("page")).toBe("1");
});

it("asks before it deletes, and leaves the user when the server refuses", async () => {
  respond("deleteUser", () => refusal("LAST_ADMIN"));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText("Confirm Delete")).toBeDefined();
  expect(dialog.getByText("Are you sure you want to delete user An Peeters?")).toBeDefined();
  expect(callsOf("deleteUser")).toEqual([]);

  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect((await dialog.findByRole("alert")).textContent).toBe(errorMessage("LAST_ADMIN"));
});

it("removes a deleted user from the list", async () => {
  respond("deleteUser", () => {
    respond("listUsers", page());
    return null;
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No users found.")).toBeDefined();
});

it("says that loading anew failed, above the rows that it still knows", async () => {
  open();
  const refresh = await screen.findByRole("button", { name: "Refresh" });
  respond("listUsers", forbidden);
  await userEvent.click(refresh);
  expect((await screen.findByRole("alert")).textContent).toContain(`Error: ${errorMessage("FORBIDDEN")}`);
  expect(screen.getByText("Peeters")).toBeDefined();
  respond("listUsers", page(an));
  await userEvent.click(refresh);
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

it("calls its buttons 'Edit' and 'Delete', of the person in their row", async () => {
  open();
  const edit = await screen.findByRole("button", { name: "Edit" });
  const described = edit.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["An", "Peeters"]);
});

it("shows the last page there is when the one in view is gone", async () => {
  let total = 26;
  respond("deleteUser", () => {
    total = 25;
    return null;
  });
  respond("listUsers", ({ query }) => {
    const wanted = Number(query.get("page"));
    return { items: wanted === 1 || total === 26 ? [an] : [], total, page: wanted, pageSize: 25 };
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Volgende pagina" }));
  expect(await screen.findByText("26–26 van 26")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("1–25 van 25")).toBeDefined();
  expect(callsOf("listUsers").at(-1)?.query.get("page")).toBe("1");
});

it("says when the export failed", async () => {
  respond("listUsers", ({ query }) => (query.get("pageSize") === "200" ? forbidden() : page(an)));
  const toasted = vi.spyOn(toast, "error");
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Exporteer (CSV)" }));
  await expect
    .poll(() => toasted.mock.calls)
    .toEqual([["Exporteren is niet gelukt.", { description: errorMessage("FORBIDDEN") }]]);
});

it("exports nothing that the log does not know of", async () => {
  respond("listUsers", page(an));
  respond("recordExport", () => forbidden());
  const toasted = vi.spyOn(toast, "error");
  const save = vi.spyOn(HTMLAnchorElement.prototype, "click");
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Exporteer (CSV)" }));
  await expect
    .poll(() => toasted.mock.calls)
    .toEqual([["Exporteren is niet gelukt.", { description: errorMessage("FORBIDDEN") }]]);
  expect(callsOf("recordExport").map(({ body }) => body)).toEqual([{ list: "gebruikers", lines: 1 }]);
  expect(save).not.toHaveBeenCalled();
});

it("shows an administrator's own new name everywhere at once", async () => {
  setToken("token");
  setUser({ ...an, role: "ADMIN" });
  respond("adminUpdateProfile", { ...an, firstname: "Anna" });
  respond("getProfile", testAccount({ ...an, firstname: "Anna", role: "ADMIN" }));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => store.get(userAtom)?.firstname).toBe("Anna");
  signOut();
});

it("makes somebody administrator only once that is ticked, and says of each role what it may", async () => {
  respond("adminUpdateProfile", { ...an, role: "ADMIN" });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const choose = async (word: string): Promise<void> => {
    await userEvent.click(screen.getByRole("combobox", { name: "Role" }));
    await userEvent.click(screen.getByRole("option", { name: word }));
  };
  for (const role of ["DOOR", "BOX_OFFICE", "USER"] as const) {
    await choose(roleWords[role].word);
    expect(screen.getByText(roleWords[role].may)).toBeDefined();
  }
  await choose("Admin");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Vink eerst aan dat deze persoon beheerder wordt.")).toBeDefined();
  expect(callsOf("adminUpdateProfile")).toEqual([]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Ja, An Peeters wordt beheerder." }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => callsOf("adminUpdateProfile").length).toBe(1);
});

it("calls a volunteer's role by its Dutch word", async () => {
  respond("listUsers", page({ ...an, role: "DOOR" }, { ...an, id: 9, role: "BOX_OFFICE" }));
  open();
  expect(await screen.findByText("Onthaal")).toBeDefined();
  expect(screen.getByText("Kassa")).toBeDefined();
});

const secondStep = {
  passkeys: [],
  authenticatorSince: null,
  recoveryCodesLeft: 0,
  advised: false,
  neededFrom: null,
  proven: false,
  hasPassword: true,
};

/** Refuses a call until there is a proof. */
const unproven = <Result,>(result: Result) => {
  respond("getSecondStep", secondStep);
  respond("prove", null);
  return () => (callsOf("prove").length === 0 ? refusal("PROOF_NEEDED") : result);
};

async function confirmItIsMe(): Promise<void> {
  expect(await screen.findByRole("dialog", { name: "Bent u het zelf?" })).toBeDefined();
  await fill(await screen.findByLabelText("Uw wachtwoord"), "mijn geheim");
  await userEvent.click(screen.getByRole("button", { name: "Bevestigen" }));
}

it("asks who one is before somebody gets another address, and then saves what was filled in by itself", async () => {
  respond("adminUpdateProfile", unproven(an));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const address = screen.getByLabelText("Email");
  await fill(address, "an@elders.be");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await confirmItIsMe();
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("prove").map(({ body }) => body)).toEqual([{ password: "mijn geheim" }]);
  expect(callsOf("adminUpdateProfile").map(({ body }) => body)).toMatchObject(
    Array.from({ length: 2 }, () => ({ id: an.id, firstname: an.firstname, email: "an@elders.be" })),
  );
});

it("has what was filled in still there when the proof is not given", async () => {
  respond("adminUpdateProfile", unproven(an));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await fill(screen.getByLabelText("Email"), "an@elders.be");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.click(await screen.findByRole("button", { name: "Terug" }));
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "an@elders.be");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(callsOf("adminUpdateProfile").length).toBe(1);
});

it("asks who one is before somebody's account is deleted, and then deletes it by itself", async () => {
  respond("deleteUser", unproven(null));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await confirmItIsMe();
  await expect.poll(() => callsOf("deleteUser").length).toBe(2);
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
});

it("asks who one is before somebody's second step goes, and then removes it by itself", async () => {
  respond("removeSecondStep", unproven(null));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await userEvent.click(screen.getByRole("button", { name: "Tweede stap verwijderen" }));
  await userEvent.click(screen.getByRole("button", { name: "Verwijderen" }));
  await confirmItIsMe();
  await expect.poll(() => callsOf("removeSecondStep").length).toBe(2);
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
});
