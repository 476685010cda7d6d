import type { SeatId } from "@podium/shared/halls/seat-id";
import { render, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { drawnSeats, drawnState, whenHallIsDrawn } from "#test/drawn-seats.ts";
import { seatNamed, testHall } from "#test/hall-seats.ts";
import type { SeatState, SeatView } from "#ui/hall-plan/seat-view.ts";
import { BoxOfficeHall } from "./box-office-hall.tsx";

vi.mock("#ui/hall-plan/use-seat-view.ts", () => import("#test/drawn-seats.ts"));

const PICKABLE: ReadonlySet<SeatState> = new Set(["available"]);
const LEGEND: readonly SeatState[] = ["available", "held"];

it("draws one chair when one chair changes", async () => {
  const query = { data: [], error: null, isFetching: false, refetch: () => undefined };
  const hall = (views: ReadonlyMap<SeatId, SeatView>) => (
    <BoxOfficeHall
      query={query}
      hall={{ ...query, data: testHall }}
      views={views}
      onPick={() => undefined}
      areas={{ pools: () => [], most: () => 0, choose: () => undefined }}
      pickable={PICKABLE}
      legend={LEGEND}
      words={{}}
    >
      <p>Plaatsen</p>
    </BoxOfficeHall>
  );
  const views = new Map(testHall.seats.map(({ id }): [SeatId, SeatView] => [id, { state: "available" }]));
  const { rerender } = render(hall(views));
  await whenHallIsDrawn();
  rerender(hall(new Map(views).set(seatNamed("R1-A"), { state: "held" })));
  await waitFor(() => expect(drawnState("R1-A")).toBe("held"));
  expect(drawnSeats()).toEqual(["R1-A"]);
});
