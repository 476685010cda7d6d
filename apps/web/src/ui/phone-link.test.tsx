import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PhoneLink } from "./phone-link.tsx";

it.each([
  ["0470 12 34 56", "tel:0470123456"],
  ["+32 (0)470/12.34.56", "tel:+32470123456"],
  ["+32470123456", "tel:+32470123456"],
])("links the telephone number %s as it is dialled, and shows it as it is written", (number, href) => {
  render(<PhoneLink number={number} className="text-link" />);
  expect(screen.getByRole("link", { name: number }).getAttribute("href")).toBe(href);
});

it.each(["0470 12 34 56 (na 18 u)", "0470 12 34 56 of 0470 65 43 21", "bel Jos"])(
  "shows %s without a link, as no telephone can dial it",
  (text) => {
    const { container } = render(<PhoneLink number={text} className="text-link" />);
    expect([container.textContent, screen.queryByRole("link")]).toEqual([text, null]);
  },
);
