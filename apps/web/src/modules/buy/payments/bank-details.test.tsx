import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "#test/render-screen.tsx";
import { EpcCode } from "./bank-details.tsx";

vi.mock("qrcode", () => ({ toCanvas: () => Promise.resolve(), toString: () => Promise.resolve("<svg/>") }));

const save = vi.fn<(name: string) => void>();

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((callback) => callback(new Blob(["png"])));
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:code", revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    save(this.download);
  });
});

/** @param share null for a browser without sharing, like those inside apps */
async function press(share: (() => Promise<void>) | null): Promise<void> {
  vi.stubGlobal("navigator", { userAgent: "", ...(share && { canShare: () => true, share }) });
  renderScreen(<EpcCode epc="BCD" />);
  await userEvent.click(screen.getByRole("button", { name: "QR-code naar uw bankapp" }));
}
const words = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join(" ");

it.each([
  ["where nothing can be shared", null, "open deze pagina dan in uw gewone browser"],
  [
    "that could not be shared by now",
    () => Promise.reject(new DOMException("", "NotAllowedError")),
    "deel het bestand dan",
  ],
])("a code %s is saved, and what to do is said when an app dropped it", async (_why, share, instead) => {
  await press(share);
  await expect.poll(words).toContain("Uw browser bewaart overschrijving.png");
  expect(save.mock.calls).toEqual([["overschrijving.png"]]);
  expect(words()).toContain("Gebeurt er niets?");
  expect(words()).toContain(instead);
  expect(words()).toContain("Open dan uw bankapp");
  expect(words()).toContain("kopieer dan de gegevens hierboven");
});

it.each([
  ["that an app took", () => Promise.resolve()],
  ["that is shared with no app after all", () => Promise.reject(new DOMException("", "AbortError"))],
])("a code %s is not saved", async (_why, share) => {
  const shared = vi.fn<() => Promise<void>>(share);
  await press(shared);
  await expect.poll(() => shared.mock.settledResults.length).toBe(1);
  await expect.poll(() => screen.getByRole("button").getAttribute("aria-disabled")).toBeNull();
  expect(words()).toContain("Staat uw bankapp op dit toestel?");
  expect(save.mock.calls).toEqual([]);
});
