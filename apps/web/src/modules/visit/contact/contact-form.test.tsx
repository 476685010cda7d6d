import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { calls, offline, pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { ContactForm } from "./contact-form.tsx";

beforeEach(() => void renderScreen(<ContactForm />));

async function fillIn(): Promise<void> {
  await fill(screen.getByLabelText("Naam"), "Ann Maes");
  await fill(screen.getByLabelText("E-mail"), "ann@podium.example");
  await userEvent.type(screen.getByLabelText("Bericht"), "Dag!");
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Verstuur" }));

describe("the contact form", () => {
  it("sends nothing until name, email and message are there, and goes to the first that is wrong", async () => {
    await userEvent.type(screen.getByLabelText("Naam"), "Ann");
    await fill(screen.getByLabelText("E-mail"), "geen adres");
    await submit();
    expect(calls).toEqual([]);
    expect(screen.getByText(/geldig e-mailadres/)).toBeTruthy();
    expect(screen.getByText("Schrijf een bericht.")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("E-mail"));
  });

  it("reads 'Verzenden...' while it sends and cannot be sent twice", async () => {
    const sending = pending("sendContactMessage");
    await fillIn();
    await submit();
    const button = screen.getByRole("button", { name: "Verzenden..." });
    await userEvent.click(button);
    await sending.called();
    expect(calls).toHaveLength(1);
  });

  it("says thanks when the message has gone", async () => {
    respond("sendContactMessage", { message: "ok" });
    await fillIn();
    await submit();
    expect(await screen.findByText("Bedankt voor uw bericht!")).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      name: "Ann Maes",
      email: "ann@podium.example",
      message: "Dag!",
      website: "",
    });
  });

  it("says what went wrong and preserves what was typed", async () => {
    respond("sendContactMessage", offline);
    await fillIn();
    await submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Er is een fout opgetreden bij het verzenden van het bericht.");
    expect(screen.getByLabelText("Bericht")).toHaveProperty("value", "Dag!");
  });

  it("hides the trap for robots from people", () => {
    const trap = document.querySelector('input[name="website"]');
    expect(trap?.closest("[aria-hidden]")).not.toBeNull();
    expect(trap?.getAttribute("tabindex")).toBe("-1");
  });
});
