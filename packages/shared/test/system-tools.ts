import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const PACKAGES = {
  openssl: "openssl",
  pdffonts: "poppler-utils",
  pdftotext: "poppler-utils",
  pdftoppm: "poppler-utils",
  zbarimg: "zbar-tools",
} as const;

type SystemTool = keyof typeof PACKAGES;

const folders = (process.env.PATH ?? "").split(delimiter);
export const hasTool = (tool: SystemTool): boolean => folders.some((folder) => existsSync(join(folder, tool)));

/**
 * Provides independent tools that read PDFs, codes and signatures: installs them on Debian as root.
 * @throws Error with a sentence that names the packages if they cannot be installed
 */
export async function provideSystemTools(): Promise<void> {
  const missing = (Object.keys(PACKAGES) as SystemTool[]).filter((tool) => !hasTool(tool));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((tool) => PACKAGES[tool]))];
  try {
    await installDebianPackages(...packages);
  } catch (error) {
    throw new Error(
      `These tests read PDFs, QR codes and signatures with ${packages.join(" and ")}: install them and try again.`,
      {
        cause: error,
      },
    );
  }
}

export async function outputOf(tool: SystemTool, ...args: string[]): Promise<string> {
  return (await run(tool, args, { maxBuffer: 64 * 1024 * 1024 })).stdout;
}

/** Returns the codes that zbarimg reads from a picture, in alphabetical order. */
export async function readCodes(file: string): Promise<string[]> {
  const codes = await outputOf("zbarimg", "--quiet", "--xml", "-Sdisable", "-Sqrcode.enable", file);
  return [...codes.matchAll(/<data><!\[CDATA\[([^]*?)\]\]><\/data>/g)].map((match) => match[1] ?? "").toSorted();
}

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
