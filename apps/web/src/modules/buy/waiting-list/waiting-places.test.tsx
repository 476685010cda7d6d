import type { WaitingPlace } from "@podium/shared/contracts/waiting-list";
import { namedById } from "@podium/shared/halls/seat-names";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { english } from "#messages/en.ts";
import { french } from "#messages/fr.ts";
import { choose } from "#messages/messages.ts";
import { waitingPlaces } from "#messages/nl/waiting-list.tsx";
import { offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { setToken, setUser } from "#platform/session.ts";
import { testAccount } from "#test/test-user.ts";
import { JoinWaitingList } from "./join-waiting-list.tsx";
import { WaitingPlaces } from "./waiting-places.tsx";

const HOUR = 3_600_000;
const { id, name, dateTime, pricePerSeat } = testShow();

function place(more: Partial<WaitingPlace> = {}): WaitingPlace {
  const now = new Date();
  const show = { id, name, dateTime, pricePerSeat };
  const entry = { id: 1, seats: 2, together: true, joinedAt: now.toISOString(), position: 3, offer: null };
  return { ...entry, show, now: now.toISOString(), ...more };
}

function made(): NonNullable<WaitingPlace["offer"]> {
  const now = Date.now();
  const seats = ["R2-A", "R2-B"].map((seatId) => namedById(seatId));
  const expiresAt = new Date(now + 2 * HOUR + 30_000).toISOString();
  return { id: 7, seats, price: 24, madeAt: new Date(now).toISOString(), expiresAt };
}

const nothing = async (): Promise<void> => undefined;

beforeEach(() => {
  setToken("token");
  setUser(testAccount());
});

it("says what one waits for and how far one is, and counts an offer down", async () => {
  respond("listWaitingPlaces", [place(), place({ id: 2, position: null, offer: made() })]);
  renderScreen(<WaitingPlaces onAccepted={nothing} />);
  expect(await screen.findByText("Wachtlijst: u bent nummer 3")).toBeTruthy();
  expect(screen.getByText(/2 plaatsen naast elkaar/)).toBeTruthy();
  expect(screen.getByText(/^Samen kosten ze €\s24,00 aan de gewone prijs/)).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/nog 2u 0m \d+s/);
  // Offers first.
  const titles = screen
    .getAllByText(/liggen plaatsen voor u klaar|u bent nummer/)
    .map(({ textContent }) => textContent);
  expect(titles[0]).toBe("Er liggen plaatsen voor u klaar");
});

it.each([
  ["nl", undefined, /^Deze plaats kost €\s12,00 aan de gewone prijs/],
  ["fr", french, /^Cette place coûte 12,00\s€ au tarif ordinaire/],
  ["en", english, /^This seat costs €12.00 at the usual price/],
] as const)(
  "says of one place what it costs, and not what several cost together: %s",
  async (language, words, price) => {
    choose(language, words);
    onTestFinished(() => choose("nl"));
    const seats = [namedById("R2-A")];
    respond("listWaitingPlaces", [place({ seats: 1, position: null, offer: { ...made(), seats, price: 12 } })]);
    renderScreen(<WaitingPlaces onAccepted={nothing} />);
    expect(await screen.findByText(price)).toBeTruthy();
  },
);

/** `plural` matches words for several seats; only the sentence about seats of another show may have them. */
it.each([
  ["nl", undefined, /plaatsen|liggen|\bgaan\b|\bzijn\b|\bze kosten/, "Neem deze plaats", "Niet meer nodig"],
  [
    "fr",
    french,
    /(?<!déjà des )places|\bles \w+ons|\bles verrez|elles passent|leur|celles/,
    "Prendre cette place",
    /besoin$/,
  ],
  ["en", english, /(?<!have )seats|\bthem\b|\bthese\b|they (go|cost)/, "Take this seat", "No longer needed"],
] as const)("says nothing in the plural of one place: %s", async (language, words, plural, accept, decline) => {
  choose(language, words);
  onTestFinished(() => choose("nl"));
  const seats = [{ ...namedById("R2-A"), kind: "restricted" as const }];
  const { price: _, ...offer } = { ...made(), seats };
  respond("listWaitingPlaces", [place({ seats: 1 }), place({ id: 2, seats: 1, position: null, offer })]);
  respond("acceptOffer", () => refusal("OFFER_ENDED"));
  renderScreen(<WaitingPlaces onAccepted={nothing} />);
  await userEvent.click(await screen.findByRole("button", { name: accept }));
  await screen.findByRole("alert");
  await userEvent.click(screen.getByRole("button", { name: decline }));
  await screen.findByRole("alertdialog");
  const t = waitingPlaces();
  const said = [document.body.textContent, t.accepted(1), t.lookInCart(1), t.declined(1)].join(" ");
  expect(said).not.toMatch(plural);
});

it("says that a place could not be loaded, on the account and beside a show, and tries again", async () => {
  respond("listWaitingPlaces", offline);
  renderScreen(
    <>
      <WaitingPlaces onAccepted={nothing} />
      <JoinWaitingList show={testShow()} onAccepted={nothing} />
    </>,
  );
  expect(await screen.findAllByText("Uw plaats op de wachtlijst kon niet geladen worden.")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Zet mij op de wachtlijst" })).toBeNull();
  respond("listWaitingPlaces", []);
  await userEvent.click(screen.getAllByRole("button", { name: /opnieuw/i })[0] ?? document.body);
  expect(await screen.findByRole("button", { name: "Zet mij op de wachtlijst" })).toBeTruthy();
});

it("says that it is loading where one may join", async () => {
  pending("listWaitingPlaces");
  renderScreen(<JoinWaitingList show={testShow()} onAccepted={nothing} />);
  expect(await screen.findByText("Wachtlijst laden…")).toBeTruthy();
});

it("an offer that ended meanwhile is refused in words", async () => {
  respond("listWaitingPlaces", [place({ position: null, offer: made() })]);
  respond("acceptOffer", () => refusal("OFFER_ENDED"));
  renderScreen(<WaitingPlaces onAccepted={nothing} />);
  await userEvent.click(await screen.findByRole("button", { name: "Neem deze plaatsen" }));
  expect((await screen.findByRole("alert")).textContent).toContain("De plaatsen zijn niet genomen.");
});

it("does not say that the offer was not accepted when the response was lost, and says where to look", async () => {
  respond("listWaitingPlaces", [place({ position: null, offer: made() })]);
  respond("acceptOffer", offline);
  renderScreen(<WaitingPlaces onAccepted={nothing} />);
  await userEvent.click(await screen.findByRole("button", { name: "Neem deze plaatsen" }));
  await screen.findByText("Wij weten niet of het gelukt is.");
  expect(screen.getByRole("alert").textContent).toContain("in uw winkelwagen");
  expect(screen.queryByText("De plaatsen zijn niet genomen.")).toBeNull();
});

it("says in French what one waits for and what is offered", async () => {
  choose("fr", french);
  onTestFinished(() => choose("nl"));
  respond("listWaitingPlaces", [place(), place({ id: 2, position: null, offer: made() })]);
  renderScreen(<WaitingPlaces onAccepted={nothing} />);
  expect(await screen.findByText(/Liste d'attente\s: vous êtes numéro 3/)).toBeTruthy();
  expect(screen.getByText(/: 2 places côte à côte\. Si des places se libèrent/)).toBeTruthy();
  expect(screen.getByText(/places A et B$/).closest("div")?.textContent).toMatch(/elles coûtent 24,00\s€/);
});
