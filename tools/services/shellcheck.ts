import { join } from "node:path";
import { execa } from "execa";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { libraryPathOf, provideFromDebian, type Say } from "./debian-packages.ts";
import { onPath, starts } from "./programs.ts";

const unpacked = join(cacheDir, `shellcheck-${process.platform}-${process.arch}`);

function findShellcheck() {
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(unpacked) };
  const commands = [...onPath("shellcheck"), join(unpacked, "usr/bin/shellcheck")];
  const command = commands.find((file) => starts(file, { env }));
  return command === undefined ? undefined : { command, env };
}

export const provideShellcheck = (say: Say = () => undefined) =>
  provideFromDebian("shellcheck", findShellcheck, {
    wanted: ["shellcheck"],
    follow: /^lib(ffi|gmp)/,
    folder: unpacked,
    say,
  });

/** @returns the findings; empty if there are none */
export async function shellcheck(...files: string[]): Promise<string> {
  const { command, env } = await provideShellcheck();
  const { all } = await execa({ env, all: true, reject: false })(command, files);
  return all;
}
