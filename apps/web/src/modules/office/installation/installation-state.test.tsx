import { describeFinding } from "@podium/shared/site/installation";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, test } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { backupWords, InstallationState } from "./installation-state.tsx";

const checkedAt = "2026-11-22T08:00:00.000Z";
const well = { ok: true, checkedAt, version: "1.2.0", lastBackupAt: "2026-11-22T02:30:00.000Z", findings: [] };
const findings = [describeFinding("NO_WORKER"), describeFinding("MAILS_REFUSED", { mails: "2 mails" })];
const bad = { ...well, ok: false, findings };

it("says in one line that all is well, with the last backup and the version", async () => {
  respond("getInstallation", well);
  renderScreen(<InstallationState help={{}} />);
  expect(await screen.findByText("Alles in orde.")).toBeDefined();
  expect(screen.getByText("Reservekopie: vannacht om 03:30. Versie 1.2.0.")).toBeDefined();
  expect(screen.queryByRole("list")).toBeNull();
});

it("calls nothing in order without a backup, also where none is asked for", async () => {
  respond("getInstallation", { ...well, lastBackupAt: null });
  renderScreen(<InstallationState help={{}} />);
  expect(await screen.findByText("Alles draait, maar er is nog geen reservekopie.")).toBeDefined();
  expect(screen.queryByText("Alles in orde.")).toBeNull();
});

it("says of each finding how bad it is, what it is, what to do, and where to look", async () => {
  respond("getInstallation", bad);
  renderScreen(<InstallationState help={{ MAILS_REFUSED: <a href="#mails">Bekijk de mails</a> }} />);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /^Probleem: Mails vertrekken niet en stoelen komen niet vrij\..*worker.*starten op de server/,
    ),
    expect.stringMatching(/^Let op: Niet te versturen: 2 mails\..*Bekijk de mails$/),
  ]);
  expect(screen.queryByText("Alles in orde.")).toBeNull();
});

it("says that it loads, to everybody", () => {
  pending("getInstallation");
  renderScreen(<InstallationState help={{}} />);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("Toestand van de site laden...");
  expect(status.querySelector(".sr-only")).toBeNull();
});

it("never says that all is well while it cannot know, also when it was well before", async () => {
  respond("getInstallation", well);
  renderScreen(<InstallationState help={{}} />);
  await screen.findByText("Alles in orde.");
  respond("getInstallation", () => refusal("UNAVAILABLE"));
  await queryClient.refetchQueries({ queryKey: ["installation"] });
  expect(await screen.findByText("De toestand van de site is even niet bekend.")).toBeDefined();
  expect(screen.queryByText("Alles in orde.")).toBeNull();
  respond("getInstallation", well);
  fireEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("Alles in orde.")).toBeDefined();
});

/** Nine in the morning in Belgium. */
const now = "2026-11-22T08:00:00.000Z";

test.for([
  ["2026-11-22T02:30:00.000Z", "vannacht om 03:30"],
  ["2026-11-22T07:00:00.000Z", "vandaag om 08:00"],
  ["2026-11-21T22:59:00.000Z", "gisteren om 23:59"],
  ["2026-11-21T02:30:00.000Z", "gisteren om 03:30"],
  ["2026-11-20T02:30:00.000Z", "vr 20 nov 2026 om 03:30"],
  [null, "nog geen"],
] as const)("a backup of %s is said as '%s'", ([at, words]) => {
  expect(backupWords(at, now)).toBe(words);
});
