import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { testManagedPlay } from "#test/test-play.ts";
import { testShow } from "#test/test-show.ts";
import { ShowDialog } from "./show-dialog.tsx";

const nothing = () => undefined;
const parish = testHallSummary({}, [9, 3]);
const school = testHallSummary({ id: 2, name: "Schoolzaal" }, [5]);
const onOldPlan = testShow({ id: 4, hallPlanId: 3, dateTime: "2099-12-05T19:00:00.000Z" });

beforeEach(() => {
  respond("listHalls", [parish, school]);
  respond("listManagedPlays", [
    testManagedPlay({ id: 7, title: "De vrek" }),
    testManagedPlay({ id: 8, title: "Het gezin", publishedAt: null }),
  ]);
});
const PAST = "2020-12-05T20:00";

async function save(date: string, button: string): Promise<void> {
  const field = await screen.findByLabelText("Datum en uur");
  await fill(field, date);
  await userEvent.click(screen.getByRole("button", { name: button }));
}

it("asks before it plans a show in the past, and plans nothing when the date is to be changed", async () => {
  respond("createShow", testShow());
  renderScreen(<ShowDialog show={null} shows={[]} onClose={nothing} onSaved={nothing} />);
  await fill(screen.getByLabelText("Naam"), "De vrek");
  await save(PAST, "Plannen");
  const question = within(await screen.findByRole("alertdialog", { name: "In het verleden?" }));
  expect(question.getByText(/5 december 2020/)).toBeDefined();
  await userEvent.click(question.getByRole("button", { name: "Datum aanpassen" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(callsOf("createShow")).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Plannen" }));
  const again = within(await screen.findByRole("alertdialog", { name: "In het verleden?" }));
  await userEvent.click(again.getByRole("button", { name: "Toch bewaren" }));
  await expect.poll(() => callsOf("createShow")[0]?.body).toMatchObject({ dateTime: "2020-12-05T19:00:00.000Z" });
});

it("does not ask when the date of an ended show stays the same", async () => {
  const show = testShow({ dateTime: "2020-12-05T19:00:00.000Z", salesCloseAt: "2020-12-05T19:00:00.000Z" });
  respond("updateShow", show);
  renderScreen(<ShowDialog show={show} shows={[show]} onClose={nothing} onSaved={nothing} />);
  await userEvent.type(screen.getByLabelText("Naam"), " bis");
  await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
  await expect.poll(() => callsOf("updateShow")).toHaveLength(1);
});

async function chooseHall(name: string): Promise<void> {
  (await screen.findByLabelText("Zaal")).focus();
  await userEvent.keyboard(" ");
  await userEvent.click(await screen.findByRole("option", { name }));
}

describe("the hall of a show", () => {
  it("is that of the show planned last for a new one, also when the halls come after one began to type", async () => {
    const halls = pending("listHalls");
    respond("createShow", testShow());
    renderScreen(<ShowDialog show={null} shows={[onOldPlan]} onClose={nothing} onSaved={nothing} />);
    await fill(screen.getByLabelText("Naam"), "De vrek");
    await fill(screen.getByLabelText("Datum en uur"), "2099-12-05T20:00");
    await act(() => halls.respond([parish, school]));
    expect((await screen.findByLabelText("Zaal")).textContent).toBe("Parochiezaal");
    await userEvent.click(screen.getByRole("button", { name: "Plannen" }));
    await expect.poll(() => callsOf("createShow")[0]?.body).toMatchObject({ name: "De vrek", hallPlanId: 9 });
  });

  it("leaves a date alone that is half typed when the halls come", async () => {
    const halls = pending("listHalls");
    renderScreen(<ShowDialog show={null} shows={[onOldPlan]} onClose={nothing} onSaved={nothing} />);
    const date = screen.getByLabelText<HTMLInputElement>("Datum en uur");
    // A half-typed date has no value in the browser, which forgets what was typed when a value is set.
    const write = vi.spyOn(date, "value", "set");
    await act(() => halls.respond([parish, school]));
    expect((await screen.findByLabelText("Zaal")).textContent).toBe("Parochiezaal");
    expect(write).not.toHaveBeenCalled();
  });

  it("can be chosen among the published ones", async () => {
    respond("createShow", testShow());
    renderScreen(<ShowDialog show={null} shows={[]} onClose={nothing} onSaved={nothing} />);
    await fill(screen.getByLabelText("Naam"), "De vrek");
    await fill(screen.getByLabelText("Datum en uur"), "2099-12-05T20:00");
    await chooseHall("Schoolzaal");
    await userEvent.click(screen.getByRole("button", { name: "Plannen" }));
    await expect.poll(() => callsOf("createShow")[0]?.body).toMatchObject({ hallPlanId: 5 });
  });

  it("does not prevent saving a show when the halls cannot be read", async () => {
    respond("listHalls", () => refusal("INTERNAL"));
    respond("updateShow", onOldPlan);
    renderScreen(<ShowDialog show={onOldPlan} shows={[onOldPlan]} onClose={nothing} onSaved={nothing} />);
    await userEvent.type(screen.getByLabelText("Naam"), " bis");
    await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
    await expect.poll(() => callsOf("updateShow")[0]?.body).toMatchObject({ name: "De Vrek bis", hallPlanId: 3 });
  });
});

describe("a show on an older plan of its hall", () => {
  const saved = vi.fn<() => void>();
  const open = async () => {
    renderScreen(<ShowDialog show={onOldPlan} shows={[onOldPlan]} onClose={nothing} onSaved={saved} />);
    expect((await screen.findByLabelText("Zaal")).textContent).toBe("Parochiezaal (plan van 3 november 2026)");
  };
  const move = () => userEvent.click(screen.getByRole("button", { name: "Zet over op het nieuwste plan" }));
  const question = async () =>
    within(await screen.findByRole("alertdialog", { name: "Overzetten op een ander plan?" }));

  it("moves to the newest after a question that says what happens", async () => {
    respond("updateShow", onOldPlan);
    await open();
    await move();
    const asked = await question();
    expect(asked.getByText(/QR-codes blijven geldig/)).toBeDefined();
    expect(callsOf("updateShow")).toEqual([]);
    await userEvent.click(asked.getByRole("button", { name: "Overzetten" }));
    await expect.poll(() => callsOf("updateShow")[0]?.body).toMatchObject({ name: "De Vrek", hallPlanId: 9 });
    await expect.poll(() => saved.mock.calls).toHaveLength(1);
  });

  it("stays where it is when one goes back, and the action is offered again", async () => {
    await open();
    await move();
    await userEvent.click((await question()).getByRole("button", { name: "Terug" }));
    expect((await screen.findByLabelText("Zaal")).textContent).toBe("Parochiezaal (plan van 3 november 2026)");
    expect(screen.getByRole("button", { name: "Zet over op het nieuwste plan" })).toBeDefined();
    expect(callsOf("updateShow")).toEqual([]);
  });

  it("names the seats that would go when it is refused, preserves the typed fields, and offers other plans", async () => {
    const seats = "Rij 1, stoelen A en B; Loge 3, stoel 112";
    respond("updateShow", () => refusal("SEATS_WOULD_GO", { seats }, [{ field: "seatIds", message: "R1-A" }]));
    await open();
    await userEvent.type(screen.getByLabelText("Naam"), " bis");
    await move();
    await userEvent.click((await question()).getByRole("button", { name: "Overzetten" }));
    expect((await screen.findByRole("alert")).textContent).toContain(seats);
    expect(screen.getByLabelText("Naam")).toHaveProperty("value", "De Vrek bis");
    await chooseHall("Schoolzaal");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is saved without a question while its plan stays", async () => {
    respond("updateShow", onOldPlan);
    await open();
    await userEvent.type(screen.getByLabelText("Naam"), " bis");
    await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
    await expect.poll(() => callsOf("updateShow")[0]?.body).toMatchObject({ name: "De Vrek bis", hallPlanId: 3 });
  });
});

async function choosePlay(name: string): Promise<void> {
  (await screen.findByLabelText("Stuk")).focus();
  await userEvent.keyboard(" ");
  await userEvent.click(await screen.findByRole("option", { name }));
}

describe("the play of a show", () => {
  it("gives the show its name where that is empty", async () => {
    renderScreen(<ShowDialog show={null} shows={[]} onClose={nothing} onSaved={nothing} />);
    await choosePlay("De vrek");
    const name = screen.getByLabelText<HTMLInputElement>("Naam");
    expect(name.value).toBe("De vrek");
    await userEvent.type(name, ", première");
    await choosePlay("Het gezin (nog niet gepubliceerd)");
    expect(name.value).toBe("De vrek, première");
  });

  it("is sent with it, and removed again", async () => {
    const show = testShow({
      playId: 8,
      dateTime: "2099-12-05T19:00:00.000Z",
      salesCloseAt: "2099-12-05T19:00:00.000Z",
    });
    respond("updateShow", show);
    renderScreen(<ShowDialog show={show} shows={[show]} onClose={nothing} onSaved={nothing} />);
    await choosePlay("De vrek");
    await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
    await expect.poll(() => callsOf("updateShow")[0]?.body).toMatchObject({ playId: 7 });
    await choosePlay("Geen stuk");
    await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
    await expect.poll(() => callsOf("updateShow")[1]?.body).toMatchObject({ playId: null });
  });
});
