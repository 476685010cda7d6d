import type { Sales, ShowOccupancy } from "@podium/shared/contracts/statistics";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#test/render-screen.tsx";
import { testOccupancy } from "#test/test-show.ts";
import { Charts } from "./charts.tsx";

const show = testOccupancy({
  scanned: ["R1-A"],
  expected: ["R1-B", "R1-C"],
  unpaid: ["R1-D"],
  ticketTypes: [
    { name: "Volwassene", sold: 3, unpaid: 1 },
    { name: "Kind", sold: 1, unpaid: 0 },
  ],
});
const periods: Sales["periods"] = [
  { day: "2026-11-01", paid: 60, waiting: 20 },
  { day: "2026-11-02", paid: 0, waiting: 100 },
];

function draw(shows: readonly ShowOccupancy[] = [show], sales = periods) {
  renderScreen(
    <Charts
      sales={{ unit: "day", periods: sales }}
      methods={[
        { method: "MANUAL", reservations: 3, euros: 60 },
        { method: "FREE", reservations: 1, euros: 0 },
      ]}
      shows={shows}
      ticketTypes={show.ticketTypes}
    />,
  );
}
/** The drawing of one chart; screen readers get a table instead. */
function picture(title: string): HTMLElement {
  const drawn = screen.getByRole("region", { name: title }).querySelector<HTMLElement>("[aria-hidden]");
  if (!drawn) throw new Error(`nothing is drawn under "${title}"`);
  return drawn;
}
/** The bars that the pointer can be on, in order. */
const bars = (title: string) => [...picture(title).querySelectorAll<HTMLElement>(".flex-1")];
const parts = (bar: HTMLElement | undefined, side: "width" | "height") =>
  [...(bar?.querySelectorAll<HTMLElement>("[style]") ?? [])].map(({ style }) => style[side]);
const text = (element: HTMLElement) => element.textContent.replaceAll("\u00a0", " ");
function point(at: Element | undefined) {
  if (!at) throw new Error("there is nothing to point at");
  fireEvent.mouseEnter(at);
}

it("draws each part of a bar as long as its share of the axis", () => {
  draw();
  expect(bars("Verkoop per dag").map((bar) => parts(bar, "height"))).toEqual([
    ["60%", "20%"],
    ["0%", "100%"],
  ]);
  expect(bars("Gescand en verwacht").map((bar) => parts(bar, "width"))).toEqual([["25%", "50%", "25%"]]);
  expect(bars("Tickets per type").map((bar) => parts(bar, "width"))).toEqual([["75%", "25%"]]);
});

it("says what the bar under the pointer stands for, until the pointer leaves the chart", () => {
  draw();
  const [first] = bars("Verkoop per dag");
  point(first);
  expect(text(picture("Verkoop per dag"))).toContain("1 novBetaald: € 60,00Nog te betalen: € 20,00");
  fireEvent.mouseLeave(picture("Verkoop per dag").querySelector(".relative") ?? document.body);
  expect(text(picture("Verkoop per dag"))).not.toContain("Betaald: €");
  point(bars("Gescand en verwacht")[0]);
  expect(text(picture("Gescand en verwacht"))).toContain("De vrekGescand: 1Nog verwacht: 2Niet betaald: 1");
});

it("writes the amounts along the axis in Dutch", () => {
  draw([], [{ day: "2026-11-03", paid: 4000, waiting: 0 }]);
  expect(text(picture("Verkoop per dag"))).toContain("€ 0€ 1.000€ 2.000€ 3.000€ 4.000");
});

it("says how many reservations a slice stands for", () => {
  draw();
  const slices = picture("Betaalwijzen").querySelectorAll("svg g");
  point(slices[0]);
  expect(text(picture("Betaalwijzen"))).toContain("Overschrijving3 reserveringen");
  point(slices[1]);
  expect(text(picture("Betaalwijzen"))).toContain("Gratis1 reservering");
  expect(text(picture("Betaalwijzen"))).not.toContain("1 reserveringen");
});

it("has a name in the legend for each colour of a chart, in the order of the bar", () => {
  draw();
  const legend = within(picture("Gescand en verwacht")).getAllByRole("listitem", { hidden: true });
  expect(legend.map(text)).toEqual(["Gescand", "Nog verwacht", "Niet betaald"]);
});

it("draws each part of a bar, of a ring and of a legend in the same look", () => {
  draw();
  const paints = (root: ParentNode | undefined) =>
    [...(root?.querySelectorAll("[fill^=url], [stroke^=url]") ?? [])].map(
      (drawn) => drawn.getAttribute("stroke") ?? drawn.getAttribute("fill"),
    );
  const looks = (title: string) => ({
    drawn: title === "Betaalwijzen" ? paints(picture(title).querySelector("svg") ?? undefined) : paints(bars(title)[0]),
    legend: paints(picture(title).querySelector("ul") ?? undefined),
  });
  const [titles, patterns] = [
    ["Verkoop per dag", "Betaalwijzen", "Gescand en verwacht", "Tickets per type"],
    new Set([...document.querySelectorAll("pattern")].map(({ id }) => `url(#${id})`)),
  ];
  for (const title of titles) {
    const { drawn, legend } = looks(title);
    expect(drawn, title).toEqual(legend);
    expect(new Set(drawn).size, title).toBe(drawn.length);
    expect(
      drawn.filter((paint) => !patterns.has(paint ?? "")),
      title,
    ).toEqual([]);
  }
});

it("says in a table what a chart shows, and in a sentence that there is nothing to draw", () => {
  draw([]);
  const table = within(screen.getByRole("region", { name: "Verkoop per dag" })).getByText("1 nov", { selector: "td" });
  expect(table.parentElement && text(table.parentElement)).toBe("1 nov€ 60,00€ 20,00");
  expect(screen.getByRole("region", { name: "Gescand en verwacht" }).textContent).toContain(
    "Er is nog niets gereserveerd.",
  );
});
