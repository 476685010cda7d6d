import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderScreen } from "#test/render-screen.tsx";
import { testSite } from "#test/test-site.ts";
import { queryClient } from "#platform/query-client.ts";
import { CardCode } from "./card-code.tsx";

it("gives the frame of the card for another site, whatever the society is called", async () => {
  const user = userEvent.setup();
  const { rerender } = renderScreen(<p />);
  queryClient.setQueryData(["site"], testSite({ societyName: 'Kring "A & <B>"' }));
  rerender(<CardCode />);
  await user.click(await screen.findByRole("button", { name: "Kopieer" }));
  const code = await navigator.clipboard.readText();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Code van de kaart").value).toBe(code);
  const holder = document.createElement("div");
  holder.innerHTML = code;
  const frame = holder.querySelector("iframe");
  expect(holder.children.length).toBe(1);
  expect(frame?.getAttribute("src")).toBe("http://localhost:3000/kaart/volgende-voorstelling");
  expect(frame?.title).toBe('Volgende voorstelling van Kring "A & <B>"');
});
