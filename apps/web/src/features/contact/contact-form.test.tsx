import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContactForm } from "./contact-form.tsx";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContactForm />
    </QueryClientProvider>,
  );
});

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText("Naam"), "Ann Maes");
  await userEvent.type(screen.getByLabelText("E-mail"), "ann@podium.example");
  await userEvent.type(screen.getByLabelText("Bericht"), "Dag!");
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Verstuur" }));

describe("the contact form", () => {
  it("sends nothing until name, email and message are there, and goes to the first that is wrong", async () => {
    await userEvent.type(screen.getByLabelText("Naam"), "Ann");
    await userEvent.type(screen.getByLabelText("E-mail"), "geen adres");
    await submit();
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByText(/geldig e-mailadres/)).toBeTruthy();
    expect(screen.getByText("Schrijf een bericht.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
  });

  it("reads 'Verzenden...' while it sends and cannot be sent twice", async () => {
    fetched.mockReturnValue(new Promise(() => undefined));
    await fillIn();
    await submit();
    const button = screen.getByRole("button", { name: "Verzenden..." });
    await userEvent.click(button);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("says thanks when the message has gone", async () => {
    fetched.mockResolvedValue(new Response(JSON.stringify({ message: "ok" }), { status: 201 }));
    await fillIn();
    await submit();
    expect(await screen.findByText("Bedankt voor uw bericht!")).toBeTruthy();
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(JSON.parse(init?.body as string)).toEqual({
      name: "Ann Maes",
      email: "ann@podium.example",
      message: "Dag!",
      website: "",
    });
  });

  it("says what went wrong and keeps what was typed", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
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
