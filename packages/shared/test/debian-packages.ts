import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Requires root. */
export async function installDebianPackages(...packages: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) => run("apt-get", ["-o", "DPkg::Lock::Timeout=300", ...args], { env });
  const install = () => aptGet("install", "-y", "--no-install-recommends", ...packages);
  await install().catch(async () => {
    await aptGet("update");
    await install();
  });
}
