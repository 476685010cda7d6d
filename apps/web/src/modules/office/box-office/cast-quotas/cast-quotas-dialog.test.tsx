import type { CastQuota, CastQuotas } from "@podium/shared/contracts/cast-quotas";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { CastQuotasDialog } from "./cast-quotas-dialog.tsx";

const AT = "2099-12-01T17:00:00.000Z";
const quota = (id: number, more: Partial<CastQuota> = {}): CastQuota => ({
  id,
  name: "Lotte Aerts",
  email: "",
  seats: 4,
  taken: 0,
  endsAt: AT,
  link: `https://podium.test/tickets?show=1#token=token-${id}`,
  mustRenew: false,
  sentAt: null,
  mail: "none",
  inCarts: 0,
  reservations: [],
  ...more,
});
const listed = (quotas: CastQuota[], pool = 12): CastQuotas => ({ quotas, pool });
const show = testShow({ dateTime: AT, salesCloseAt: AT });
const open = () => renderScreen(<CastQuotasDialog show={show} onClose={() => undefined} />);
const button = (name: string | RegExp) => screen.findByRole("button", { name });

it("says how to begin while there is no link, and makes one, whose family sees at once what is left", async () => {
  respond("listCastQuotas", listed([]));
  respond("createCastQuota", listed([quota(1, { email: "lotte@podium.example", mail: "waiting" })]));
  open();
  expect(await screen.findByText("Nog geen links")).toBeDefined();
  await userEvent.click(await button("Link voor een speler"));
  await userEvent.click(await button("Link maken"));
  expect(await screen.findByText("Vul de naam van de speler in.")).toBeDefined();
  await fill(screen.getByLabelText("Speler"), "Lotte Aerts");
  await fill(screen.getByLabelText(/^E-mailadres/), "lotte@podium.example");
  await fill(screen.getByLabelText("Werkt tot"), "2099-12-01T18:00");
  await userEvent.click(await button("Link maken"));
  await expect
    .poll(() => callsOf("createCastQuota").map(({ body }) => body))
    .toEqual([{ name: "Lotte Aerts", seats: 4, email: "lotte@podium.example", endsAt: AT }]);
  expect(await screen.findByText(/De mail naar lotte@podium.example is onderweg/)).toBeDefined();
  expect(screen.getByText(/^Nog 12 plaatsen vastgehouden/)).toBeDefined();
});

it("says who took how many, and warns when the links promise more than is held", async () => {
  const reservations = [{ id: 46, name: "Mia Aerts", seats: 2, status: "PENDING" } as const];
  const sent = { email: "lotte@podium.example", sentAt: "2026-11-20T10:00:00.000Z", mail: "sent" } as const;
  respond("listCastQuotas", listed([quota(1, { taken: 3, inCarts: 1, reservations, ...sent }), quota(2)], 3));
  open();
  expect(await screen.findByText("3 van 4 plaatsen genomen, waarvan 1 in een winkelwagen")).toBeDefined();
  const by = screen.getByRole("list", { name: "Gereserveerd met de link van Lotte Aerts" });
  expect(by.textContent).toBe("Mia Aerts: 2 plaatsen, nog niet betaald");
  expect(within(by).getByRole("link").getAttribute("href")).toContain("reservatie=46");
  expect(screen.getByText(/Gemaild op .* naar lotte@podium\.example\./)).toBeDefined();
  expect(screen.getByText(/^Nog 3 plaatsen vastgehouden.*nog 5 genomen worden/)).toBeDefined();
});

it("shows the refusal to make a link smaller than what is taken, and keeps what was typed", async () => {
  respond("listCastQuotas", listed([quota(1, { taken: 3 })]));
  respond("changeCastQuota", () => refusal("CAST_QUOTA_TAKEN", { taken: 3 }));
  open();
  await userEvent.click(await button(/^Wijzigen/));
  await fill(screen.getByLabelText("Aantal plaatsen"), "2");
  await userEvent.click(await button("Bewaren"));
  expect(await screen.findByText(/^Met deze link zijn al 3 plaatsen gekozen of gereserveerd/)).toBeDefined();
  expect(screen.getByLabelText("Aantal plaatsen")).toHaveProperty("value", "2");
});

it("copies, mails, renews and withdraws a link, and removes only one of which nothing is taken", async () => {
  const user = userEvent.setup();
  const one = quota(1, { taken: 1, email: "lotte@podium.example" });
  respond("listCastQuotas", listed([one]));
  respond("mailCastLink", listed([{ ...one, mail: "waiting" }]));
  respond("renewCastLink", listed([{ ...one, link: "https://podium.test/tickets?show=1#token=nieuw" }]));
  respond("withdrawCastLink", listed([{ ...one, link: null }]));
  open();
  await user.click(await button(/^Kopiëren/));
  expect(await navigator.clipboard.readText()).toBe(one.link);
  expect(screen.queryByRole("button", { name: /^Verwijderen/ })).toBeNull();
  await user.click(await button(/^Mailen/));
  expect(await screen.findByText(/is onderweg/)).toBeDefined();
  await user.click(await button(/^Nieuwe link/));
  await user.click(await button("Nieuwe link maken"));
  expect(await screen.findByText("https://podium.test/tickets?show=1#token=nieuw")).toBeDefined();
  await user.click(await button(/^Intrekken/));
  await user.click(await button("Link intrekken"));
  expect(await screen.findByText("De link is ingetrokken.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Kopiëren/ })).toBeNull();
});

it("offers to try again where the links could not be loaded", async () => {
  respond("listCastQuotas", offline);
  open();
  const again = await screen.findByRole("button", { name: "Probeer opnieuw" }, { timeout: 20_000 });
  respond("listCastQuotas", listed([], 0));
  await userEvent.click(again);
  expect(await screen.findByText(/^Er zijn nu geen stoelen vastgehouden voor de spelers/)).toBeDefined();
});

it("asks to renew a link that the server can show no more, and names no address that is gone", async () => {
  const gone = { sentAt: "2026-11-20T10:00:00.000Z", mail: "sent" } as const;
  respond("listCastQuotas", listed([quota(1, { link: null, mustRenew: true }), quota(2, { name: "", ...gone })]));
  open();
  expect(
    await screen.findByText(/maar kan niet meer getoond of gemaild worden\. Maak een nieuwe link\.$/),
  ).toBeDefined();
  expect(screen.getAllByRole("button", { name: /^Intrekken/ })).toHaveLength(2);
  expect(screen.getByText(/Gemaild op /).textContent).not.toContain("naar");
  expect(screen.getByText(/nog 8 genomen worden/)).toBeDefined();
});
