import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ChooseForMe } from "#modules/buy/seats/components/choose-for-me.tsx";
import type { Proposal } from "#modules/buy/seats/model/use-proposal.ts";
import { paths } from "#platform/paths.ts";
import { joiningAtom, stopJoining } from "#modules/buy/waiting-list/joining.ts";
import { setEntrance, setToken, setUser, signOut } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { fill } from "#test/fill.ts";
import { testHall, seatNamed } from "#test/hall-seats.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { testAccount } from "#test/test-user.ts";
import { Joining, WaitFor } from "./tickets-sold-out.tsx";

const nothing = (): void => undefined;
const none: Proposal = {
  seats: null,
  failure: null,
  heldInstead: null,
  propose: nothing,
  accept: nothing,
  dismiss: nothing,
};
const show = testShow({ id: 4 });
const chooseForMe = (proposal: Partial<Proposal>) =>
  renderScreen(
    <>
      <ChooseForMe hall={testHall} proposal={{ ...none, ...proposal }} show={show} WaitFor={WaitFor} />
      <Opened />
    </>,
  );

/** Renders the dialog as the page does. */
function Opened() {
  const joining = useAtomValue(joiningAtom);
  return joining && <Joining show={show} seats={joining.seats} />;
}

beforeEach(() => {
  setToken("token");
  setUser(testAccount());
  respond("listWaitingPlaces", []);
  const entry = { id: 1, seats: 6, together: true, joinedAt: "2026-03-01T12:00:00.000Z", position: 2, offer: null };
  respond("joinWaitingList", { ...entry, now: entry.joinedAt, show: testShow({ id: 4 }) });
});

afterEach(() => {
  stopJoining();
  setEntrance(null);
});

const open = async () => userEvent.click(await screen.findByRole("button", { name: "Zet mij op de wachtlijst" }));

/** Opens the form, which has the requested number of seats, and sends it. */
async function join(): Promise<unknown> {
  await open();
  return send();
}

async function send(): Promise<unknown> {
  await userEvent.click(await screen.findByRole("button", { name: "Op de wachtlijst" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  return callsOf("joinWaitingList").map(({ path, body }) => [path, body]);
}

it("leads to the waiting list, for as many, when so many seats are not free", async () => {
  chooseForMe({ failure: { count: 6, wheelchair: false, noWheelchairPlace: false } });
  expect(screen.getByText(/Er zijn geen 6 stoelen meer vrij/)).toBeDefined();
  expect(await join()).toEqual([["/api/show/4/waiting-list", { seats: 6, together: true }]]);
});

it("leads to the waiting list as well from seats that are not side by side, which can be taken all the same", async () => {
  chooseForMe({ seats: new Set([seatNamed("R1-A"), seatNamed("R2-C"), seatNamed("T4-E")]) });
  expect(screen.getByText(/Nergens zijn nog 3 stoelen naast elkaar vrij/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Deze stoelen nemen" })).toBeDefined();
  expect(await join()).toEqual([["/api/show/4/waiting-list", { seats: 3, together: true }]]);
});

it("offers no list to a party with a wheelchair, whose places it cannot reserve", () => {
  chooseForMe({ failure: { count: 2, wheelchair: true, noWheelchairPlace: true } });
  expect(screen.getByText(/geen rolstoelplaats meer vrij/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /wachtlijst/ })).toBeNull();
});

const nobody = testAccount({ id: 4, firstname: "", lastname: "", email: "", number: "", anonymous: true });

async function sayWho(email: string): Promise<void> {
  for (const [label, words] of [
    ["Voornaam", "Rosa"],
    ["Achternaam", "Maas"],
    ["E-mailadres", email],
    ["Telefoon", "0470998877"],
  ] as const) {
    await fill(await screen.findByLabelText(label), words);
  }
  await userEvent.click(screen.getByRole("button", { name: "Verder" }));
}

it("asks who it is of who has no password, for whom it opens a session, and then what they wait for", async () => {
  signOut();
  respond("openAnonymous", { token: "anonymous" });
  respond("getProfile", nobody);
  respond("registerGuest", () => {
    respond("getProfile", { ...nobody, firstname: "Rosa", email: "rosa@voorbeeld.be", anonymous: false });
    return { token: "the same session" };
  });
  chooseForMe({ failure: { count: 6, wheelchair: false, noWheelchairPlace: false } });
  await open();
  expect((await screen.findByRole("link", { name: "Log in" })).getAttribute("href")).toBe(paths.login);
  await sayWho("rosa@voorbeeld.be");
  expect(await send()).toEqual([["/api/show/4/waiting-list", { seats: 6, together: true }]]);
  expect(callsOf("openAnonymous")).toHaveLength(1);
  expect(callsOf("registerGuest")).toHaveLength(1);
});

it("asks it of who chose seats without saying who they are, and mails a link to an address that is known", async () => {
  setUser(nobody);
  respond("registerGuest", () => refusal("EMAIL_TAKEN"));
  respond("requestSignInLink", null);
  chooseForMe({ failure: { count: 6, wheelchair: false, noWheelchairPlace: false } });
  await open();
  await sayWho("an@voorbeeld.be");
  await screen.findByText(/U hebt al een account met dit e-mailadres/);
  expect(screen.queryByText(/Uw stoelen blijven/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Stuur mij een inloglink" }));
  expect(await screen.findByText(/kom daarna hier terug/)).toBeDefined();
  expect(callsOf("openAnonymous")).toEqual([]);
});

it("sends the mail with the link again where an address must be confirmed first", async () => {
  respond("joinWaitingList", () => refusal("EMAIL_NOT_VERIFIED"));
  respond("resendVerification", null);
  chooseForMe({ failure: { count: 6, wheelchair: false, noWheelchairPlace: false } });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Op de wachtlijst" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(await dialog.findByRole("button", { name: "Stuur mij de mail" }));
  await dialog.findByText(/We hebben de mail gestuurd/);
  expect(callsOf("resendVerification")).toHaveLength(1);
});

it("has no list to join on a device of the entrance, which a session would end, and one again after that", () => {
  setToken("device");
  setEntrance({ name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" });
  chooseForMe({ failure: { count: 6, wheelchair: false, noWheelchairPlace: false } });
  expect(screen.getByText(/Er zijn geen 6 stoelen meer vrij/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /wachtlijst/ })).toBeNull();
  act(signOut);
  expect(screen.getByRole("button", { name: /wachtlijst/ })).toBeDefined();
});

it("gives its focus to the proposal, and has it again once that is accepted or left", () => {
  const propose = (seats: Proposal["seats"]) => (
    <ChooseForMe hall={testHall} proposal={{ ...none, seats }} show={show} WaitFor={WaitFor} />
  );
  const { rerender } = renderScreen(propose(null));
  screen.getByRole("button", { name: "Kies voor mij" }).focus();
  rerender(propose(new Set([seatNamed("T1-A")])));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Voorstel" }));
  rerender(propose(null));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Kies voor mij" }));
});
