import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, parsePath } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { choose } from "#messages/messages.ts";
import type { LinkState } from "#platform/kept-link-token.ts";
import { LanguageSwitch } from "./language-switch.tsx";

afterEach(() => choose("nl"));

function show(path: string, state: LinkState | null = null): HTMLElement[] {
  render(
    <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
      <LanguageSwitch />
    </MemoryRouter>,
  );
  return screen.queryAllByRole("link");
}

it("leads to the same page in each language, each called in its own", () => {
  choose("fr");
  const links = show("/tickets?show=3");
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("lang")])).toEqual([
    ["/tickets?show=3", "nl"],
    ["/fr/tickets?show=3", "fr"],
    ["/en/tickets?show=3", "en"],
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true", null]);
  expect(within(screen.getByRole("group")).getByRole("link", { name: "EN, English" })).toBeDefined();
});

it.each(["[MouseLeft]", "[MouseMiddle]"])(
  "takes the token of a mail's link along, which is in no address until one goes there: %s",
  async (keys) => {
    const [, french] = show("/gekregen-tickets", { linkToken: "a+b" });
    expect(french?.getAttribute("href")).toBe("/fr/gekregen-tickets");
    french?.addEventListener("click", (event) => event.preventDefault());
    if (french) await userEvent.pointer({ keys, target: french });
    expect(french?.getAttribute("href")).toMatch(/\/fr\/gekregen-tickets#token=a%2Bb$/);
  },
);

it("is not on a page of volunteers, which is in Dutch", () => {
  expect(show("/statistics")).toEqual([]);
});
