import { expect, it, vi } from "vitest";

it("a test that set the clock leaves the frames of those after it", async () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  // The removal makes jsdom move the focus in its next frame.
  field.remove();
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  await expect(new Promise(requestAnimationFrame)).resolves.toBeGreaterThan(0);
});
