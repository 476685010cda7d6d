import { type ReactNode, Suspense } from "react";
import { loadBeside } from "#platform/lazy-component.ts";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";

/** Loads for devices only, so that a user's page does not wait for it. */
const DeviceAtEntrance = loadBeside(async () => (await import("./device-at-entrance.tsx")).DeviceAtEntrance);

export function AtEntrance({ children }: { children: ReactNode }) {
  if (useAtomValue(entranceAtom) === null) return children;
  return (
    <Suspense fallback={null}>
      <DeviceAtEntrance>{children}</DeviceAtEntrance>
    </Suspense>
  );
}
