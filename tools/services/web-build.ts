import { execa } from "execa";
import { projectEnv, root } from "../../scripts/setup/paths.mjs";

/** turbo skips the build when nothing changed. @throws Error with the build's output */
export async function buildWeb({ say, signal }: { say: (line: string) => void; signal: AbortSignal }): Promise<void> {
  let announced = false;
  const announcement = setTimeout(() => {
    announced = true;
    say("Building the website …");
  }, 1500);
  const options = ["--filter=@podium/web", "--output-logs=errors-only", "--no-color"];
  const { all, failed, durationMs } = await execa("turbo", ["run", "build", ...options], {
    cwd: root,
    env: { ...projectEnv(), TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
    stdin: "ignore",
    all: true,
    reject: false,
    cancelSignal: signal,
    killProcessGroup: true,
  });
  clearTimeout(announcement);
  if (failed && !signal.aborted) throw new Error(`The website could not be built:\n${all}`);
  if (announced) say(`Website built in ${(durationMs / 1000).toFixed(1)} s.`);
}
