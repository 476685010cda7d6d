import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#test/render-screen.tsx";
import { testReport } from "#test/test-waiting-room.ts";
import { RehearsalChart } from "./rehearsal-chart.tsx";

it("marks no halves of people or places, also while nobody is in and nothing is sold", () => {
  const timeline = [{ second: 0, waiting: 0, inside: 0, seatsSold: 0 }];
  renderScreen(<RehearsalChart report={testReport({ timeline })} />);
  const drawn = screen.getAllByRole("region").map((chart) => chart.querySelector("[aria-hidden]")?.textContent);
  expect(drawn).toHaveLength(2);
  expect(drawn.join(" ")).not.toContain(",");
});
