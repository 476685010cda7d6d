import { render } from "@testing-library/react";
import { Fragment, type ReactElement, type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { translatePage } from "#test/translate-page.ts";

const lines: unknown[][] = [];
let endTranslation: () => void;

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "error").mockImplementation((...line) => void lines.push(line));
  endTranslation = translatePage();
});
afterEach(() => endTranslation());

/** The browser translates what changed once React has drawn it. */
const translated = () => new Promise<void>(queueMicrotask);

const Icon = () => <svg />;
const Frame = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <button type="button">
    {icon}
    {children}
  </button>
);
const seats = (count: number) => (
  <>
    {count} {count === 1 ? "stoel" : "stoelen"}
  </>
);

it.each<[string, (changed: boolean) => ReactElement, string, string]>([
  ["an icon comes before a text", (on) => <Frame icon={on && <Icon />}>Bewaren</Frame>, "Bewaren", "Bewaren"],
  ["an icon makes place for another", (on) => <Frame icon={on ? <i /> : <b />}>Bewaren</Frame>, "Bewaren", "Bewaren"],
  ["a text makes place for another", (on) => <Frame icon={<Icon />}>{on ? "Bezig" : "Ja"}</Frame>, "Ja", "Bezig"],
  [
    "a text comes and goes",
    (on) => (
      <p>
        {on ? "" : "Nog iets."} {!on && "En dit."}
        <b />
      </p>
    ),
    "Nog iets. En dit.",
    " ",
  ],
  [
    "a sentence of several texts changes",
    (on) => (
      <p>
        {on ? 2 : 1} plaats{on && "en"}
      </p>
    ),
    "1 plaats",
    "2 plaatsen",
  ],
  [
    "a number beside an element changes",
    (on) => (
      <p>
        <b>3</b> van {on ? 5 : 4} binnen
      </p>
    ),
    "3 van 4 binnen",
    "3 van 5 binnen",
  ],
  ["a group of texts changes", (on) => <p>{seats(on ? 2 : 1)}</p>, "1 stoel", "2 stoelen"],
  [
    "a group goes",
    (on) => (
      <p>
        {!on && (
          <>
            Let op: <b>vol</b>
          </>
        )}
        <i>.</i>
      </p>
    ),
    "Let op: vol.",
    ".",
  ],
  ["a list of texts changes", (on) => <p>{(on ? ["a", "b"] : ["c"]).map((each) => `${each} `)}</p>, "c ", "a b "],
  [
    "texts in a list with keys move",
    (on) => (
      <p>
        {(on ? [2, 1] : [1, 2]).map((each) => (
          <Fragment key={each}>{each}</Fragment>
        ))}
      </p>
    ),
    "12",
    "21",
  ],
  [
    "texts of a component's children change",
    (on) => (
      <Frame icon={<Icon />}>
        nog {on ? 7 : 8}
        <b />
      </Frame>
    ),
    "nog 8",
    "nog 7",
  ],
  ["an element makes place for a text", (on) => <p>{on ? "tekst" : <b>vet</b>}</p>, "vet", "tekst"],
  ["a text makes place for an element", (on) => <p>{on ? <b>vet</b> : "tekst"}</p>, "tekst", "vet"],
])("a page that the browser translates goes on when %s", async (_what, draw, before, after) => {
  const { container, rerender } = render(draw(false));
  expect(container.textContent).toBe(before);
  await translated();
  expect(container.querySelector("font")).not.toBeNull();
  rerender(draw(true));
  expect(container.textContent).toBe(after);
  await translated();
  rerender(draw(false));
  expect(container.textContent).toBe(before);
  expect(lines).toEqual([]);
});

it("an element keeps its state when texts before it come and go", async () => {
  const Field = () => <input defaultValue={useState("x")[0]} />;
  const draw = (on: boolean) => (
    <p>
      {on && "Een"} {on && "twee"}
      <Field />
    </p>
  );
  const { container, rerender } = render(draw(false));
  const field = container.querySelector("input");
  rerender(draw(true));
  expect(container.textContent).toBe("Een twee");
  expect(container.querySelector("input")).toBe(field);
});

it("a choice of a list has one text, which no element may stand in", () => {
  const [header, isLast] = ["Naam", false];
  const { container } = render(
    <option>
      {header} (oplopend){isLast}
    </option>,
  );
  expect(container.innerHTML).toBe("<option>Naam (oplopend)</option>");
});

it("a text alone in its element, and white space beside others, get no element", () => {
  const { container } = render(
    <p>
      <b>{1} plaats</b> <i>vrij</i>
    </p>,
  );
  expect(container.innerHTML).toBe("<p><b>1 plaats</b> <i>vrij</i></p>");
});

it("a drawing's texts stay as they are: what a browser puts in their place is not drawn", async () => {
  const { container } = render(
    <svg>
      <text>PODIUM</text>
    </svg>,
  );
  await translated();
  expect(container.querySelector("text")?.innerHTML).toBe("PODIUM");
});
