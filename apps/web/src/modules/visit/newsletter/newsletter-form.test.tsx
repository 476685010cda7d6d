import { newsletterConsent } from "@podium/shared/words/newsletter-consent";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Fragment } from "react";
import { expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testSite } from "#test/test-site.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

const submit = () => userEvent.click(screen.getByRole("button", { name: "Inschrijven" }));

it("a visitor reads what subscribing says, sends a valid address alone, and is told to look in the mailbox", async () => {
  const site = testSite({ societyName: "Kring Oud" });
  respond("getSite", site);
  respond("subscribeToNewsletter", { message: "Kijk in uw mailbox." });
  renderScreen(<NewsletterForm Sent={Fragment} />);
  expect(await screen.findByText(newsletterConsent("Kring Oud", "nl"))).toBeTruthy();
  await fill(screen.getByLabelText("E-mailadres"), "geen adres");
  await submit();
  expect(await screen.findByText(/geldig e-mailadres/)).toBeTruthy();
  expect(callsOf("subscribeToNewsletter")).toEqual([]);
  await fill(screen.getByLabelText("E-mailadres"), "lies@podium.example");
  await submit();
  expect(await screen.findByText("Kijk in uw mailbox.")).toBeTruthy();
  expect(callsOf("subscribeToNewsletter")).toMatchObject([{ body: { email: "lies@podium.example" } }]);
});

it("an address stays in the form when it could not be sent, with the reason", async () => {
  respond("subscribeToNewsletter", offline);
  renderScreen(<NewsletterForm Sent={Fragment} />);
  await fill(screen.getByLabelText("E-mailadres"), "lies@podium.example");
  await submit();
  expect((await screen.findByRole("alert")).textContent).toContain("U bent nog niet ingeschreven.");
  expect(screen.getByLabelText("E-mailadres")).toHaveProperty("value", "lies@podium.example");
});
