import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { currentToken, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { refusal, respond } from "#test/network.ts";
import { testAccount } from "#test/test-user.ts";
import { returnPath } from "#platform/return-path.ts";
import { LoginPanel } from "./login-panel.tsx";

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
      <QueryClientProvider client={queryClient}>
        <LoginPanel chosen={[]} />
      </QueryClientProvider>
      <Place />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("link", { name: link }));
  expect(screen.getByRole("status").textContent).toBe(places);
});

it("lets somebody choose seats at once without a password, and says when it could not", async () => {
  signOut();
  respond("openAnonymous", () => refusal("TOO_MANY_REQUESTS"));
  renderScreen(<LoginPanel chosen={[]} />);
  const button = screen.getByRole("button", { name: "Verder zonder wachtwoord" });
  await userEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(currentToken()).toBeNull();
  respond("openAnonymous", { token: "nobody's" });
  respond("getProfile", testAccount({ firstname: "", email: "", anonymous: true }));
  await userEvent.click(button);
  await expect.poll(() => store.get(userAtom)?.anonymous).toBe(true);
  expect(currentToken()).toBe("nobody's");
  signOut();
});
