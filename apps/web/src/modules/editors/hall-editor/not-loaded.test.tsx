import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { paths } from "#platform/paths.ts";
import { refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { HallEditor } from "./hall-editor.tsx";

it("says that a drawing could not be loaded, and leads back to all halls", async () => {
  respond("getHallDraft", () => refusal("NOT_FOUND"));
  renderScreen(<HallEditor hallId="1" />);
  expect((await screen.findByRole("alert")).textContent).toContain("Kon de tekening niet laden");
  expect(screen.getByRole("link", { name: "Terug" }).getAttribute("href")).toBe(paths.halls);
});
