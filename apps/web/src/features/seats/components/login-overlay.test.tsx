import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { returnPath } from "#platform/return-path.ts";
import { LoginOverlay } from "./login-overlay.tsx";

function Place() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output>{`${pathname}, then ${returnPath(state)}`}</output>;
}

it.each([
  ["Inloggen", "/login, then /tickets?show=3"],
  ["Registreer u hier", "/register, then /tickets?show=3"],
])("leads who has an account and who has none back to the same hall: %s", async (link, places) => {
  render(
    <MemoryRouter initialEntries={["/tickets?show=3"]}>
      <LoginOverlay onLookAround={() => undefined} />
      <Place />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("link", { name: link }));
  expect(screen.getByRole("status").textContent).toBe(places);
});
