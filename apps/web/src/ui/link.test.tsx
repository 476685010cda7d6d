import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Link, setPagePreloader } from "./link.tsx";

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function open(link: React.ReactNode) {
  render(
    <MemoryRouter>
      {link}
      <Here />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), link: screen.getByRole("link"), here: screen.getByRole("status") };
}

it("navigates with its state, without loading the document", async () => {
  const { user, link, here } = open(
    <Link to="/tickets?show=2" state={{ from: "/" }}>
      Tickets
    </Link>,
  );
  expect(link.getAttribute("href")).toBe("/tickets?show=2");
  await user.click(link);
  expect(here.textContent).toBe('/tickets?show=2 {"from":"/"}');
});

it("leaves a new tab, a modifier key and a prevented click to the browser", async () => {
  const stop = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener("click", stop);
  const { user, link, here } = open(
    <Link to="/tickets" target="_blank">
      Tickets
    </Link>,
  );
  await user.click(link);
  expect(stop).toHaveBeenCalledOnce();
  expect(here.textContent).toBe("/ null");
  document.removeEventListener("click", stop);
});

it("preloads its page by path when the pointer or the focus comes to it", async () => {
  const preload = vi.fn<(path: string) => void>();
  setPagePreloader(preload);
  const { user, link } = open(<Link to="/tickets?show=2#zaal">Tickets</Link>);
  await user.hover(link);
  link.focus();
  expect(preload.mock.calls).toEqual([["/tickets"], ["/tickets"]]);
});
