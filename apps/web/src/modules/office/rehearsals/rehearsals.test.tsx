import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { setToken, setUser } from "#platform/session.ts";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testUser } from "#test/test-user.ts";
import { testRehearsal, testReport } from "#test/test-waiting-room.ts";
import { durationWords, reportSentences } from "./report-words.ts";
import { Rehearsals } from "./rehearsals.tsx";

const Chart = () => <p>grafiek</p>;

beforeEach(() => {
  setToken("token");
  setUser(testUser({ role: "ADMIN" }));
});

const startButton = () => screen.findByRole("button", { name: "Opening oefenen…" });

it("asks how many people come how fast, and starts after a confirmation", async () => {
  respond("listRehearsals", []);
  respond("startRehearsal", testRehearsal({ state: "WAITING", endedAt: null, report: null }));
  renderScreen(<Rehearsals showId={1} Chart={Chart} />);
  await userEvent.click(await startButton());
  const dialog = within(screen.getByRole("alertdialog"));
  await fill(dialog.getByLabelText("Hoeveel mensen"), "400");
  respond("listRehearsals", [testRehearsal({ state: "WAITING", endedAt: null, report: null })]);
  await userEvent.click(dialog.getByRole("button", { name: "Begin te oefenen" }));
  // The rules of the form load with the first press.
  await expect.poll(() => callsOf("startRehearsal").map(({ body }) => body)).toEqual([{ people: 400, seconds: 120 }]);
  expect(await screen.findByText("De kopie wordt klaargemaakt…")).toBeDefined();
  expect((await startButton()).getAttribute("aria-disabled")).toBe("true");
});

it("says why it cannot be now", async () => {
  respond("listRehearsals", []);
  respond("startRehearsal", () => refusal("REHEARSAL_RUNNING"));
  renderScreen(<Rehearsals showId={1} Chart={Chart} />);
  await userEvent.click(await startButton());
  await userEvent.click(screen.getByRole("button", { name: "Begin te oefenen" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Er loopt al een oefening.");
});

it("shows how far it is, and stops it", async () => {
  const running = { state: "RUNNING", endedAt: null, report: testReport({ arrived: 120, waiting: 90, inside: 30 }) };
  respond("listRehearsals", [testRehearsal(running)]);
  respond("stopRehearsal", null);
  renderScreen(<Rehearsals showId={1} Chart={Chart} />);
  expect(await screen.findByText(/^Aangekomen: 120 van de 400\. Wachten: 90\. Kiezen: 30\./)).toBeDefined();
  respond("listRehearsals", [testRehearsal({ state: "STOPPED" })]);
  await userEvent.click(screen.getByRole("button", { name: "Stop de oefening" }));
  expect(await screen.findByText("Gestopt")).toBeDefined();
  expect(callsOf("stopRehearsal").map(({ path }) => path)).toEqual(["/api/admin/rehearsals/3/stop"]);
});

it("reports in words, with a graph and what was not simulated", async () => {
  respond("listRehearsals", [testRehearsal(), testRehearsal({ id: 2, state: "FAILED", report: null })]);
  renderScreen(<Rehearsals showId={1} Chart={Chart} />);
  expect(
    await screen.findByText(/de helft ten hoogste 48 seconden, en wie het langst wachtte 2 min 25 s/),
  ).toBeDefined();
  expect(screen.getByText("grafiek")).toBeDefined();
  expect(screen.getByText(/^De nagebootste bezoekers zitten in de server zelf/)).toBeDefined();
  expect(screen.getByText(/^De oefening liep vast/)).toBeDefined();
});

it("is for administrators alone", () => {
  setUser(testUser({ role: "BOX_OFFICE" }));
  renderScreen(<Rehearsals showId={1} Chart={Chart} />);
  expect(screen.queryByText("Opening oefenen")).toBeNull();
  expect(callsOf("listRehearsals")).toEqual([]);
});

it("says what went well and what did not", () => {
  const words = reportSentences(testReport());
  expect(words).toContain(
    "Verkochte plaatsen: 360 van de 360; 160 mensen reserveerden. 24 mensen lieten gekozen plaatsen weer los.",
  );
  expect(words).toContain("216 mensen vonden geen stoel meer. 12 keer was iemand anders net vlugger met een stoel.");
  expect(words).toContain("Niemand kreeg een foutmelding.");
  const slow = reportSentences(
    testReport({
      waitLongest: 3,
      callP99Ms: 4321,
      refused: 3,
      refusals: [
        { code: "INTERNAL", message: "Er ging iets mis bij ons.", times: 2 },
        { code: "SHOW_NOT_FOUND", times: 1 },
      ],
    }),
  );
  expect(reportSentences(testReport({ waiting: 1 }))[0]).toContain("1 persoon wachtte toen nog.");
  expect(slow).toContain("Wie kwam, mocht zo goed als meteen binnen.");
  expect(slow).toContain(
    "3 mensen kregen een foutmelding: ‘Er ging iets mis bij ons.’ (2 keer), ‘SHOW_NOT_FOUND’ (1 keer).",
  );
  expect(slow.find((sentence) => sentence.startsWith("De site werd traag"))).toContain("4,3 s");
  expect([1, 89, 120, 205].map(durationWords)).toEqual(["1 seconde", "89 seconden", "2 min", "3 min 25 s"]);
});
