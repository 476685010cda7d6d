import { render, screen } from "@testing-library/react";
import { act } from "react";
import { expect, it } from "vitest";
import { ToastRegion } from "./toast-region.tsx";
import { toast } from "./toast.ts";

it("shows what was said before its list had loaded, and what is said after", async () => {
  render(<ToastRegion />);
  act(() => toast.success("Code gekopieerd naar klembord!"));
  expect(await screen.findByText("Code gekopieerd naar klembord!")).toBeTruthy();
  act(() => toast.error("Kon tekst niet kopiëren"));
  expect(await screen.findByText("Kon tekst niet kopiëren")).toBeTruthy();
});
