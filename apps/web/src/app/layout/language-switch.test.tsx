import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, StrictMode } from "react";
import { BrowserRouter, MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { choose } from "#messages/messages.ts";
import { useStoredLinkToken, useLinkToken } from "#platform/link-token.ts";
import { LanguageSwitch } from "./language-switch.tsx";

afterEach(() => choose("nl"));

function show(path: string): HTMLElement[] {
  render(
    <MemoryRouter initialEntries={[path]}>
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

/** A page that removes a mailed link's token from the address. */
function PageOfLink() {
  useLinkToken();
  return <LanguageSwitch />;
}

/** A page that stores a mailed link's token in the history entry. */
function PageThatKeeps() {
  useStoredLinkToken();
  return <LanguageSwitch />;
}

function open(address: string, Page: ComponentType): { french: HTMLElement; close: () => void } {
  window.history.replaceState(null, "", address);
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const { unmount } = render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path={window.location.pathname} element={<Page />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
  const french = screen.getByRole("link", { name: "FR, Français" });
  french.addEventListener("click", (event) => event.preventDefault());
  return { french, close: unmount };
}

it.each(["[MouseLeft]", "[MouseMiddle]"])(
  "passes on what a mail's link has behind `#`, which is in no address until one goes there: %s",
  async (keys) => {
    const { french } = open("/inloglink?naar=/payment/1#token=a%2Bb&adres=els%40voorbeeld.be", PageOfLink);
    expect(window.location.href + french.getAttribute("href")).not.toContain("token");
    await userEvent.pointer({ keys, target: french });
    const followed = french.getAttribute("href");
    expect(followed).toMatch(/\/fr\/inloglink\?naar=\/payment\/1#token=a%2Bb&adres=els%40voorbeeld\.be$/);
  },
);

it("passes on a token that stays with the history, also once the page is loaded again", async () => {
  const { french, close } = open("/gekregen-tickets#token=a%2Bb", PageThatKeeps);
  await userEvent.click(french);
  expect(french.getAttribute("href")).toMatch(/\/fr\/gekregen-tickets#token=a%2Bb$/);
  close();
  render(
    <MemoryRouter initialEntries={[{ pathname: "/gekregen-tickets", state: { linkToken: "a+b" } }]}>
      <PageThatKeeps />
    </MemoryRouter>,
  );
  const again = screen.getByRole("link", { name: "FR, Français" });
  again.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(again);
  expect(again.getAttribute("href")).toMatch(/\/fr\/gekregen-tickets#token=a%2Bb$/);
});

it("passes on no token of a page that was left", async () => {
  open("/wachtwoord-herstellen#token=a", PageOfLink).close();
  const { french } = open("/tickets?show=3", LanguageSwitch);
  await userEvent.click(french);
  expect(french.getAttribute("href")).toMatch(/\/fr\/tickets\?show=3$/);
});

it("is not on a page of volunteers, which is in Dutch", () => {
  expect(show("/statistics")).toEqual([]);
});
