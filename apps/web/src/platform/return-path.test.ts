import { describe, expect, it } from "vitest";
import { landingPath, rememberPath, returnPath } from "./return-path.ts";

describe("after signing in", () => {
  it("one comes back to where one was, with its query", () => {
    expect(returnPath(rememberPath({ pathname: "/tickets", search: "?show=3" }))).toBe("/tickets?show=3");
  });

  it("one comes back to the part of the page that a link named, and no token goes along", () => {
    const account = { pathname: "/account", search: "" };
    expect(returnPath(rememberPath({ ...account, hash: "#waiting" }))).toBe("/account#waiting");
    expect(returnPath(rememberPath({ ...account, hash: "#token=abc" }))).toBe("/account");
  });

  it("one goes home when nothing was remembered", () => {
    expect(returnPath(null)).toBe("/");
    expect(returnPath({ from: 7 })).toBe("/");
  });

  it("one never leaves the site", () => {
    expect(returnPath({ from: "//evil.example" })).toBe("/");
    expect(returnPath({ from: "/\\evil.example" })).toBe("/");
    expect(returnPath({ from: "https://evil.example" })).toBe("/");
  });

  it("one is not sent to the sign-in page again", () => {
    expect(returnPath({ from: "/login" })).toBe("/");
  });

  it("volunteers land on their work, and members as before", () => {
    const landing = (role: "USER" | "DOOR" | "BOX_OFFICE" | "ADMIN", state: unknown = null) =>
      landingPath(state, { role });
    expect([landing("ADMIN"), landing("BOX_OFFICE"), landing("DOOR"), landing("USER")]).toEqual([
      "/admin",
      "/reservatie-beheer",
      "/scan",
      "/",
    ]);
    expect(landing("USER", { from: "/account" })).toBe("/account");
  });

  it("volunteers come back to a page that asked them to sign in, of which the account behind the icon is none", () => {
    const kassa = { role: "BOX_OFFICE" } as const;
    expect(landingPath(rememberPath({ pathname: "/betalingen-beheer", search: "?zoek=1" }), kassa)).toBe(
      "/betalingen-beheer?zoek=1",
    );
    expect(landingPath({ from: "/account" }, kassa)).toBe("/reservatie-beheer");
    expect(landingPath({ from: "https://evil.example" }, kassa)).toBe("/reservatie-beheer");
  });
});
