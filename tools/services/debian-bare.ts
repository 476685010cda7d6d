// A Debian with only systemd and the packages that ops/debian/install.sh fetches, made once and cached.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";
import { provideFromDebian, type Say } from "./debian-packages.ts";
import { makeFolder } from "./make-folder.ts";
import { onPath, starts } from "./programs.ts";

const run = execa({ timeout: 1_200_000, stdin: "ignore", all: true });
const BUNDLE = "/etc/ssl/certs/ca-certificates.crt";
const SOURCES = ["/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list"];

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Returns a folder name that depends on what determines the content: the packages and the script's fetching part. */
function nameOfBare(): string {
  const fetches = /^packages\(\)[^]*?^# From the builder/m.exec(read("ops/debian/install.sh"))?.[0];
  if (!fetches) throw new Error("ops/debian/install.sh has no function packages().");
  const { packageManager } = JSON.parse(read("package.json")) as { packageManager: string };
  const content = [packageManager, read("package-lock.json"), fetches].join("\n");
  return `debian-bare-${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
}

async function provideMmdebstrap(say: Say): Promise<string> {
  const folder = join(cacheDir, "mmdebstrap");
  const find = () => [...onPath("mmdebstrap"), join(folder, "usr/bin/mmdebstrap")].find((file) => starts(file));
  return provideFromDebian("mmdebstrap", find, { wanted: ["mmdebstrap"], follow: /^$/, folder, say });
}

/** Returns this machine's settings for access to the registries: proxy, certificates, mirror. */
async function waysOut(): Promise<Record<string, string>> {
  const { stdout: registry } = await run("npm", ["config", "get", "registry", "--loglevel=error"]);
  const proxies = Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name));
  return {
    ...(Object.fromEntries(proxies) as Record<string, string>),
    npm_config_registry: registry.trim(),
    ...(existsSync(BUNDLE) && { NODE_EXTRA_CA_CERTS: BUNDLE, npm_config_cafile: BUNDLE }),
  };
}

async function makeBare(folder: string, say: Say): Promise<void> {
  const codename = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? "stable";
  const packages = "systemd-sysv,dbus,ca-certificates";
  const options = ["--mode=root", "--variant=minbase", `--include=${packages}`];
  await run(await provideMmdebstrap(say), [...options, codename, folder, ...SOURCES.filter(existsSync)]);
  for (const file of ["/etc/resolv.conf", BUNDLE]) if (existsSync(file)) copyFileSync(file, join(folder, file));
  // Prevents apt-get from starting the installed services, because systemd is not running yet.
  const nothingStarts = join(folder, "usr/sbin/policy-rc.d");
  writeFileSync(nothingStarts, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  const inside = `
    mount --make-rprivate / && mkdir -p "$1/srv/podium" && mount --bind "$2" "$1/srv/podium" &&
    mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && shift 2 &&
    exec chroot "$0" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@" bash /srv/podium/ops/debian/install.sh --fetch`;
  const settings = Object.entries(await waysOut()).map(([name, value]) => `${name}=${value}`);
  const spaces = ["--mount", "--pid", "--fork", "--kill-child"];
  await run("unshare", [...spaces, "sh", "-c", inside, folder, folder, root, ...settings]);
  rmSync(nothingStarts);
}

/** @returns the folder of the Debian, which must not be changed; the first call takes minutes and needs the network */
export async function provideBareDebian(say: Say = () => undefined): Promise<string> {
  const name = nameOfBare();
  const folder = join(cacheDir, name);
  if (existsSync(folder)) return folder;
  for (const other of readdirSync(cacheDir))
    if (other.startsWith("debian-bare-")) rmSync(join(cacheDir, other), { recursive: true, force: true });
  say("Making a bare Debian in .cache to try the installation in, which takes minutes the first time …");
  await makeFolder(
    folder,
    (partial) => makeBare(partial, say),
    () => existsSync(folder),
  );
  return folder;
}
