import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { showsQuery } from "#entities/shows/shows.ts";
import { queryClient } from "#platform/query-client.ts";
import { testPlan } from "#test/hall-seats.ts";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { GuestReservationFlow } from "./guest-reservation-flow.tsx";

it("preserves what was filled in when an earlier show is planned meanwhile", async () => {
  const opened = testShow({ id: 2, name: "De vrek" });
  respond("listShows", [opened]);
  respond("getHallPlan", testPlan);
  respond("listBoxOfficeSeats", []);
  renderScreen(<GuestReservationFlow />);
  await userEvent.type(await screen.findByLabelText(/^Voornaam/), "Lies");
  act(() => {
    queryClient.setQueryData(showsQuery.key, [testShow({ id: 1, name: "Tartuffe" }), opened]);
  });
  await userEvent.click(screen.getByRole("combobox", { name: "Voorstelling" }));
  expect(await screen.findByRole("option", { name: /Tartuffe/ })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByLabelText<HTMLInputElement>(/^Voornaam/).value).toBe("Lies");
});
