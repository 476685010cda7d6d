import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { byLinkAtom, memberAtom, setToken, setUser, signOut, tokenAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { fill } from "#test/fill.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testAccount } from "#test/test-user.ts";
import { ProofBesides } from "./proof-besides.tsx";

afterEach(signOut);

it("makes of who came by the link of a reservation the account's owner, with a code from a mail", async () => {
  setToken("by-link");
  setUser(testAccount({ hasPassword: false, email: "", number: "", byLink: { reservationId: 7 } }));
  expect([store.get(tokenAtom), store.get(memberAtom)]).toEqual([null, null]);
  respond("mailProofCode", { secondStep: false });
  respond("prove", null);
  respond("getProfile", testAccount({ hasPassword: false }));
  renderScreen(<ProofBesides />);
  await userEvent.click(screen.getByRole("button", { name: "Bevestig dat ik het ben" }));
  await userEvent.click(await screen.findByRole("button", { name: "Mail mij een code" }));
  await fill(await screen.findByLabelText("Code uit de mail"), "1234 5678");
  expect(screen.queryByLabelText("Code uit uw app, of een herstelcode")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Bevestigen" }));
  await expect.poll(() => store.get(byLinkAtom)).toBeNull();
  expect(callsOf("prove").map(({ body }) => body)).toEqual([{ mailedCode: "12345678" }]);
  expect([store.get(tokenAtom), store.get(memberAtom)?.email]).toEqual(["by-link", "an@podium.example"]);
});
