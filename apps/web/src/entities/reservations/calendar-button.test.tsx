import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { offline, respond } from "#test/network.ts";
import { queryClient } from "#platform/query-client.ts";
import { CalendarButton } from "./calendar-button.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (status: "CONFIRMED" | "CANCELLED" = "CONFIRMED") =>
  render(
    <QueryClientProvider client={queryClient}>
      <CalendarButton reservation={{ id: 7, status, show: {} }} />
    </QueryClientProvider>,
  );
const press = () => userEvent.click(screen.getByRole("button", { name: "Zet in uw agenda" }));

it("saves the reservation's calendar file as it came", async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const headers = { "content-type": "text/calendar; charset=utf-8" };
  respond("getReservationCalendar", () => new Response("BEGIN:VCALENDAR\r\n", { headers }));
  show();
  await press();
  await expect.poll(() => names).toEqual(["voorstelling-7.ics"]);
  expect([files[0]?.type, await files[0]?.text()]).toEqual(["text/calendar", "BEGIN:VCALENDAR\r\n"]);
  expect(await screen.findByText("Uw browser bewaart voorstelling-7.ics")).toBeTruthy();
  expect(screen.getByText(/U vindt het ook in uw mail\./)).toBeTruthy();
});

it("says so when there is no connection", async () => {
  respond("getReservationCalendar", offline);
  show();
  await press();
  expect(await screen.findByText("De voorstelling kon niet in uw agenda gezet worden.")).toBeTruthy();
});

it("is not there for a reservation that was cancelled", () => {
  show("CANCELLED");
  expect(screen.queryByRole("button")).toBeNull();
});
