import type { Session } from "@podium/shared/contracts/sessions";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { callsOf, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { translation as english } from "#messages/en/sign-in.ts";
import { choose } from "#messages/messages.ts";
import { Sessions } from "./sessions.tsx";

const session = (id: string, device: string, current = false): Session => ({
  id,
  device,
  current,
  createdAt: "2026-11-20T18:00:00.000Z",
  lastSeenAt: "2026-11-21T19:30:00.000Z",
});
const [here, phone, tablet] = [
  session("5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a61", "Firefox op Linux", true),
  session("5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a62", "Chrome op Android"),
  session("5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a63", "Safari op iPad"),
];

let open: Session[];
beforeEach(() => {
  open = [here, phone, tablet];
  respond("listSessions", () => open);
});

const rowOf = async (device: string) => {
  const row = (await screen.findByText(device)).closest("li");
  if (!row) throw new Error(`no row of ${device}`);
  return within(row);
};
const endPhone = async () => userEvent.click((await rowOf(phone.device)).getByRole("button", { name: /^Afmelden/ }));

it("lists the devices, says which is this one and when the others were used, and offers to end only those", async () => {
  renderScreen(<Sessions />);
  const mine = await rowOf(here.device);
  expect(mine.getByText("dit toestel")).toBeTruthy();
  expect(mine.queryByRole("button")).toBeNull();
  const other = await rowOf(phone.device);
  expect(other.getByText(/Laatst gebruikt: .*21/)).toBeTruthy();
  expect(other.queryByText("dit toestel")).toBeNull();
});

it("ends one, which leaves the list", async () => {
  const ending = pending("endSession");
  renderScreen(<Sessions />);
  await endPhone();
  expect((await ending.called()).path).toBe(`/api/user/sessions/${phone.id}`);
  open = [here, tablet];
  await act(() => ending.respond(null));
  await expect.poll(() => screen.queryByText(phone.device)).toBeNull();
  expect(screen.getByText(tablet.device)).toBeTruthy();
});

it("removes one that had ended meanwhile from the list without an error", async () => {
  respond("endSession", () => refusal("SESSION_NOT_FOUND"));
  renderScreen(<Sessions />);
  await rowOf(phone.device);
  open = [here, tablet];
  await endPhone();
  await expect.poll(() => screen.queryByText(phone.device)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says at its line why one could not be ended", async () => {
  respond("endSession", offline);
  renderScreen(<Sessions />);
  await endPhone();
  expect((await (await rowOf(phone.device)).findByRole("alert")).textContent).toContain("Geen verbinding");
});

it("ends all others after it was asked, and nothing when that is refused", async () => {
  const ending = pending("endOtherSessions");
  renderScreen(<Sessions />);
  const button = await screen.findByRole("button", { name: "Alle andere afmelden" });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole("button", { name: "Terug" }));
  expect(callsOf("endOtherSessions")).toHaveLength(0);

  await userEvent.click(button);
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText(/De 2 andere toestellen worden meteen uitgelogd. Hier blijft u ingelogd./)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Alle andere afmelden" }));
  await ending.called();
  open = [here];
  await act(() => ending.respond(null));
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.queryByRole("button", { name: "Alle andere afmelden" })).toBeNull();
});

it("offers another try where the list cannot be loaded", async () => {
  respond("listSessions", offline);
  renderScreen(<Sessions />);
  expect(await screen.findByText(/Geen verbinding met de server/)).toBeTruthy();
});

it("names devices in the language of the site, also one that nobody knows", async () => {
  choose("en", english);
  onTestFinished(() => choose("nl"));
  open = [here, { ...phone, device: "Onbekend toestel" }];
  renderScreen(<Sessions />);
  expect(await screen.findByText("Firefox on Linux")).toBeDefined();
  expect(screen.getByText("Unknown device")).toBeDefined();
});
