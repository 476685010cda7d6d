import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "vitest";

/** A `folder` per test, and a `sharedFolder` per test file. Other accounts can enter the folders, but not list them. */
export const test = base
  .extend("folder", ({}, { onCleanup }) => temporaryFolder(onCleanup))
  .extend("sharedFolder", { scope: "file" }, ({}, { onCleanup }) => temporaryFolder(onCleanup));

function temporaryFolder(onCleanup: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "podium-test-"));
  chmodSync(folder, 0o711);
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
