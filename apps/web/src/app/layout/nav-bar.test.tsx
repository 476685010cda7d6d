import type { User } from "@podium/shared/contracts/users";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { pending } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testUser } from "#test/test-user.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { NavBar } from "./nav-bar.tsx";

vi.mock("#modules/buy/seats/components/header-cart.tsx", () => ({ HeaderCart: () => null }));

beforeEach(() => {
  signOut();
  pending("getSite");
});

function signInAs(role: string): void {
  setToken("token");
  setUser(testUser({ role: role as User["role"] }));
}

const show = () => renderScreen(<NavBar />);

it("has the specification's links, in its order", () => {
  show();
  const links = within(screen.getByRole("navigation", { name: "Hoofdmenu" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Gespeelde Stukken", "/gespeelde-stukken"],
    ["Tickets", "/tickets"],
    ["Over Ons", "/over-ons"],
    ["Contact", "/contact"],
  ]);
});

it("leads to the account, also for a visitor", () => {
  show();
  expect(screen.getByRole("link", { name: /^Account/ }).getAttribute("href")).toBe("/account");
});

it("shows the admin icon when the role is admin, whatever its case", () => {
  signInAs("admin");
  show();
  expect(screen.getByRole("link", { name: "Beheer" }).getAttribute("href")).toBe("/admin");
});

it("shows no admin icon to a user or a visitor", () => {
  signInAs("USER");
  show();
  expect(screen.queryByRole("link", { name: "Beheer" })).toBeNull();
});

it("opens the menu of the phone, closes it with Escape and gives the focus back", async () => {
  show();
  const toggle = screen.getByRole("button", { name: "Menu openen" });
  await userEvent.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(toggle);
});
