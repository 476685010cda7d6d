import { execa } from "execa";
import { root } from "../../scripts/setup/paths.mjs";
import { projectEnv } from "../../scripts/setup/pinned-node.mjs";

/**
 * Builds the web app, or finds by turbo's cache that nothing it is made of has changed.
 * @param options.signal ends a build that goes on
 * @throws Error that carries the build's own words
 */
export async function buildWeb({ say, signal }: { say: (line: string) => void; signal: AbortSignal }): Promise<void> {
  let told = false;
  const tell = setTimeout(() => {
    told = true;
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
  clearTimeout(tell);
  if (failed && !signal.aborted) throw new Error(`The website could not be built:\n${all}`);
  if (told) say(`Website built in ${(durationMs / 1000).toFixed(1)} s.`);
}
