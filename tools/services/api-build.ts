import { execa } from "execa";
import { pinnedNode, root } from "../../scripts/setup/paths.mjs";

/** Into apps/api/dist. @throws Error with the build's output */
export async function buildApi(): Promise<void> {
  await execa(pinnedNode, ["apps/api/scripts/build.mjs"], { cwd: root });
}
