import { act, renderHook } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useFormerLink, useLinkToken } from "./link-token.ts";

/** A page that somebody opens with the link of a mail. */
function open(address: string) {
  window.history.replaceState(null, "", address);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <BrowserRouter>{children}</BrowserRouter>
    </StrictMode>
  );
  return renderHook(useLinkToken, { wrapper });
}
const address = () => window.location.pathname + window.location.search + window.location.hash;

it("takes the token of a mail's link out of the address and of the history before the page is seen", () => {
  const entries = window.history.length;
  const { result, rerender } = open("/wachtwoord-herstellen?taal=nl#token=a-b_c");
  expect(result.current).toBe("a-b_c");
  expect(address()).toBe("/wachtwoord-herstellen?taal=nl");
  expect(window.history.length).toBe(entries);
  rerender();
  expect(result.current).toBe("a-b_c");
});

it("reads the token of a second link that is opened in the same tab", async () => {
  const { result } = open("/wachtwoord-herstellen#token=first");
  for (const token of ["second", "second", "first"]) {
    await act(async () => {
      window.location.hash = `token=${token}`;
      await new Promise((done) => window.addEventListener("hashchange", done, { once: true }));
    });
    expect([result.current, address()]).toEqual([token, "/wachtwoord-herstellen"]);
  }
});

it.each(["", "#", "#token=", "#inhoud", "?token=abc"])(
  "finds none in an address that ends in '%s', and leaves it",
  (end) => {
    expect(open(`/wachtwoord-herstellen${end}`).result.current).toBeNull();
    expect(window.location.href.endsWith(`/wachtwoord-herstellen${end}`)).toBe(true);
  },
);

it("removes the token of a former version's link from the address too, and leaves what else is there", () => {
  window.history.replaceState(null, "", "/wachtwoord-herstellen?token=abc&taal=nl");
  const { result } = renderHook(useFormerLink, { wrapper: StrictMode });
  expect([result.current, address()]).toEqual([true, "/wachtwoord-herstellen?taal=nl"]);
  expect(renderHook(useFormerLink).result.current).toBe(false);
});
