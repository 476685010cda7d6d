import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testManagedPlay } from "#test/test-play.ts";
import { PlayList } from "./play-list.tsx";

it("marks the plays whose translations are to be looked at again, and says which", async () => {
  respond("listManagedPlays", [
    testManagedPlay({ id: 1, title: "Bij", toReview: { fr: 0, en: 0 } }),
    testManagedPlay({ id: 2, title: "Frans", toReview: { fr: 3, en: 0 } }),
    testManagedPlay({ id: 3, title: "Beide", toReview: { fr: 1, en: 2 } }),
  ]);
  renderScreen(<PlayList />);
  const rows = (await screen.findAllByRole("link")).map(
    ({ textContent }) => /Kijk.*gewijzigd\./.exec(textContent)?.[0],
  );
  expect(rows).toEqual([
    undefined,
    "Kijk het Frans na: het Nederlands is gewijzigd.",
    "Kijk het Frans en het Engels na: het Nederlands is gewijzigd.",
  ]);
});
