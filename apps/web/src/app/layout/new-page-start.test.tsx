import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useSearchParams } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { Link } from "#ui/link.tsx";
import { useNewPageStart } from "./navigation.ts";

const scrolled = vi.fn<typeof window.scrollTo>();
beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal("scrollTo", scrolled);
});

function Page() {
  const main = useNewPageStart();
  const [, setQuery] = useSearchParams();
  return (
    <main ref={main} tabIndex={-1}>
      <Link to="/">Home</Link>
      <Link to="/contact">Contact</Link>
      <button type="button" onClick={() => setQuery({ show: "2" })}>
        Volgende
      </button>
    </main>
  );
}

function open() {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it("starts every page at the top, and leaves the first one to the browser", async () => {
  const user = open();
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByText("Contact"));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("goes to the top again with a press on the link of the page where one is", async () => {
  const user = open();
  await user.click(screen.getByText("Home"));
  expect(scrolled).toHaveBeenCalledOnce();
});

it("stays where it is when only the query changes", async () => {
  const user = open();
  await user.click(screen.getByText("Volgende"));
  expect(scrolled).not.toHaveBeenCalled();
});
