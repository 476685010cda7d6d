import type { Play } from "@podium/shared/contracts/plays";
import type { Show } from "@podium/shared/contracts/shows";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testPlayShow, testPicture, testPlay } from "#test/test-play.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { toastsAtom } from "#ui/toast.ts";
import { store } from "#platform/state.ts";
import { durationText, PlayView } from "./play-view.tsx";

beforeEach(() => respond("getSite", testSite()));

const draw = (play: Partial<Play>, shows?: readonly Show[]) =>
  renderScreen(<PlayView play={testPlay(play)} shows={shows} path="/voorstelling/de-vrek" />);

const comingShow = (more: Partial<Show> = {}) => testShow({ dateTime: "2098-03-14T19:00:00.000Z", ...more });

describe("shows of a play", () => {
  it("leads to the seats of each", () => {
    draw({ evenings: [testPlayShow(), testPlayShow({ showId: 2, dateTime: "2098-03-15T19:00:00.000Z" })] });
    const links = screen.getAllByRole("link", { name: /^Kies uw stoelen: / });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/tickets?show=1", "/tickets?show=2"]);
    expect(screen.getAllByText(/vanaf € 8,00/)).toHaveLength(2);
  });

  it("says how many places are left as soon as that is known", () => {
    draw({ evenings: [testPlayShow()] }, [comingShow()]);
    expect(screen.getByText("Nog 20 van de 193 plaatsen vrij")).toBeTruthy();
  });

  it("leads whoever comes too late to the hall, where they can wait for a place", () => {
    draw({ evenings: [testPlayShow()] }, [comingShow({ seatsAvailable: 0 })]);
    expect(screen.getByText("Uitverkocht")).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Bekijk de zaal/ }).getAttribute("href")).toBe("/tickets?show=1");
    expect(screen.queryByText(/vanaf/)).toBeNull();
  });

  it("offers no seats of a show that is cancelled or over", () => {
    const evenings = [testPlayShow({ cancelled: true }), testPlayShow({ showId: 2 })];
    draw({ evenings }, [comingShow()]);
    const rows = screen.getAllByRole("listitem");
    expect(within(rows[0] ?? document.body).getByText("Afgelast")).toBeTruthy();
    expect(within(rows[1] ?? document.body).getByText("Voorbij")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Kies uw stoelen|Bekijk de zaal/ })).toBeNull();
  });

  it("follow while there are none", () => {
    draw({});
    expect(screen.getByText("De data volgen.")).toBeTruthy();
  });

  it("are no longer listed once the last one ended", () => {
    draw({ phase: "PLAYED", year: 2025, evenings: [testPlayShow()] });
    expect(screen.getByText("Gespeeld in 2025")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("fields that were not filled in", () => {
  it("is not shown", () => {
    draw({});
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "De vrek",
      "Wanneer wij spelen",
    ]);
    expect(document.querySelector("dl")).toBeNull();
  });

  it("leaves no gap in a duration", () => {
    expect([durationText(130, true), durationText(60, false), durationText(45, false)]).toEqual([
      "2 uur 10 min., met pauze",
      "1 uur",
      "45 min.",
    ]);
  });
});

describe("pictures of a play", () => {
  it("come in the sizes that were made, and are cut around their focal point", () => {
    draw({ poster: testPicture() });
    const image = screen.getByRole("img", { name: "Twee spelers aan een tafel" });
    expect(image.getAttribute("src")).toBe("/pictures/7/1600.jpeg");
    expect([...image.classList]).toEqual(expect.arrayContaining(["focus-x-25", "focus-y-50"]));
    expect(image.getAttribute("width")).toBe("1600");
    const formats = [...document.querySelectorAll("source")].map(({ type, srcset }) => [type, srcset.split(" ")[0]]);
    expect(formats).toEqual([
      ["image/avif", "/pictures/7/320.avif"],
      ["image/webp", "/pictures/7/320.webp"],
    ]);
  });

  it("are asked for with their key in the preview of a draft, as nobody else sees them yet", () => {
    draw({ poster: testPicture({ key: "open" }) });
    const image = screen.getByRole("img", { name: "Twee spelers aan een tafel" });
    expect(image.getAttribute("src")).toBe("/pictures/7/1600.jpeg?key=open");
    expect(document.querySelector("source")?.srcset).toContain("/pictures/7/320.avif?key=open 320w");
  });

  it("are enlarged, and paged through by keyboard", async () => {
    draw({ photos: [testPicture(), testPicture({ id: 8, alt: "Het slotapplaus" })] });
    await userEvent.click(screen.getByRole("button", { name: "Twee spelers aan een tafel" }));
    const dialog = await screen.findByRole("dialog", { name: "Foto 1 van 2" });
    within(dialog).getByRole("button", { name: "Volgende foto" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(within(dialog).getByRole("img", { name: "Het slotapplaus" })).toBeTruthy();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("dialog", { name: "Foto 1 van 2" })).toBeTruthy();
  });
});

describe("'Deel'", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "share");
    store.set(toastsAtom, null);
  });
  const press = async () => userEvent.click(screen.getByRole("button", { name: "Deel" }));

  it("opens what the phone shares with", async () => {
    const share = vi.fn<() => Promise<void>>(async () => undefined);
    Object.assign(navigator, { share });
    draw({});
    await press();
    expect(share).toHaveBeenCalledWith({ title: "De vrek", url: "http://localhost:3000/voorstelling/de-vrek" });
    expect(store.get(toastsAtom)).toBeNull();
  });

  it("copies the address where nothing can share", async () => {
    const user = userEvent.setup();
    draw({});
    await user.click(screen.getByRole("button", { name: "Deel" }));
    await expect.poll(() => navigator.clipboard.readText()).toBe("http://localhost:3000/voorstelling/de-vrek");
    await expect.poll(() => store.get(toastsAtom)?.[0]?.message).toBe("Het adres is gekopieerd.");
  });
});
