import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { store } from "#platform/state.ts";
import { pending, refusal, respond } from "#test/network.ts";
import { code, openCheckIn } from "#test/open-check-in.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { ShowChoice } from "./show-choice.tsx";

it("a ticket that is shown while the shows load comes in once they did", async () => {
  const shows = pending("listShows");
  const { checkIn, server } = await openCheckIn({ store }, null);
  renderScreen(<ShowChoice checkIn={checkIn} />);
  await shows.called();
  const scanning = checkIn.scan(code("T4-E"));
  await shows.respond([testShow()]);
  expect(await scanning).toMatchObject({ ok: true, seats: [{ seatId: "T4-E" }] });
  expect(server.asked).toMatchObject([{ showId: 1 }]);
  await checkIn.forget();
});

it("a ticket that is shown while the shows load is refused when they cannot be loaded", async () => {
  respond("listShows", () => refusal("UNAVAILABLE"));
  const { checkIn } = await openCheckIn({ store }, null);
  renderScreen(<ShowChoice checkIn={checkIn} />);
  expect(await checkIn.scan(code("T4-E"))).toMatchObject({ ok: false, message: expect.stringMatching(/^Kies eerst/) });
  expect(screen.getByRole("alert").textContent).toMatch(/Kon de voorstellingen niet laden/);
});
