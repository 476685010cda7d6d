import { FIRST_STEPS, type FirstStep } from "@podium/shared/site/installation";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { FirstSteps, type StepPlaces } from "./first-steps.tsx";

beforeEach(() => localStorage.clear());

const places = Object.fromEntries(
  FIRST_STEPS.map((step) => [step, step === "BACKUP" ? null : { to: `/${step}`, label: `Naar ${step}` }]),
) as StepPlaces;
const stepsWith = (...done: FirstStep[]) => FIRST_STEPS.map((step) => ({ step, done: done.includes(step) }));
const show = () => renderScreen(<FirstSteps places={places} />);

it("says of each step whether it is done, and of one that is not why and where", async () => {
  respond("getFirstSteps", stepsWith("BANK", "HALL"));
  show();
  expect(await screen.findByText("2 van 8 gedaan. Wat klaar is, ziet de site zelf.")).toBeDefined();
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Te doen: Naam en adres van de vereniging.*publiceer\.Naar SOCIETY$/);
  expect(rows[1]).toBe("Gedaan: Uw bankrekening");
  expect(rows[6]).toMatch(/^Te doen: Een reservekopie.*\(docs\/operations\.md\)\.$/);
});

it("is gone once all is done, as the server says", async () => {
  respond("getFirstSteps", stepsWith("BANK"));
  show();
  await screen.findByRole("heading", { name: "Eerste stappen" });
  respond("getFirstSteps", stepsWith(...FIRST_STEPS));
  await queryClient.refetchQueries({ queryKey: ["first-steps"] });
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Eerste stappen" })).toBeNull());
  expect(screen.queryByRole("button")).toBeNull();
});

it("stays put away on this device until it is asked for", async () => {
  respond("getFirstSteps", stepsWith("BANK"));
  const { unmount } = show();
  fireEvent.click(await screen.findByRole("button", { name: "Leg weg" }));
  unmount();
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Toon de eerste stappen: nog 7 te doen" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
});

it("says that it could not be loaded, and never that nothing is left to do", async () => {
  respond("getFirstSteps", () => refusal("FORBIDDEN"));
  show();
  expect(await screen.findByText("Kon de eerste stappen niet laden")).toBeDefined();
});
