import { join } from "node:path";
import { existsSync } from "node:fs";
import { execa } from "execa";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { libraryPathOf, provideFromDebian, type Say } from "./debian-packages.ts";
import { onPath, starts } from "./programs.ts";

const shellcheckFolder = join(cacheDir, `shellcheck-${process.platform}-${process.arch}`);

function findShellcheck() {
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(shellcheckFolder) };
  const commands = [...onPath("shellcheck"), join(shellcheckFolder, "usr/bin/shellcheck")];
  const command = commands.find((file) => starts(file, { env }));
  return command === undefined ? undefined : { command, env };
}

export const provideShellcheck = (say: Say = () => undefined) =>
  provideFromDebian("shellcheck", findShellcheck, {
    wanted: ["shellcheck"],
    follow: /^lib(ffi|gmp)/,
    folder: shellcheckFolder,
    say,
  });

export async function shellcheck(...files: string[]): Promise<string> {
  const { command, env } = await provideShellcheck();
  const { all } = await execa({ env, all: true, reject: false })(command, files);
  return all;
}

const promtoolFolder = join(cacheDir, `prometheus-${process.platform}-${process.arch}`);

const findPromtool = (): string | undefined =>
  [...onPath("promtool"), join(promtoolFolder, "usr/bin/promtool")].find((command) => starts(command));

/** Provides Prometheus' checker of rules and settings, which needs none of the package's dependencies. */
export const providePromtool = (say: Say = () => undefined): Promise<string> =>
  provideFromDebian("promtool", findPromtool, { wanted: ["prometheus"], follow: /^$/, folder: promtoolFolder, say });

const xmllintFolder = join(cacheDir, `xmllint-${process.platform}-${process.arch}`);
const schemaFolder = join(cacheDir, "pain-schema");
const schemaFile = join(
  schemaFolder,
  "usr/lib/python3/dist-packages/trytond/modules/account_payment_sepa/tests/pain.001.001.03.xsd",
);

function findXmllint() {
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(xmllintFolder) };
  const commands = [...onPath("xmllint"), join(xmllintFolder, "usr/bin/xmllint")];
  const command = commands.find((file) => starts(file, { env }));
  return command === undefined ? undefined : { command, env };
}

export const provideXmllint = (say: Say = () => undefined) =>
  provideFromDebian("xmllint", findXmllint, {
    wanted: ["libxml2-utils"],
    follow: /^lib(xml2|icu\d+)$/,
    folder: xmllintFolder,
    say,
  });

export const providePainSchema = (say: Say = () => undefined): Promise<string> =>
  provideFromDebian("schema of pain.001.001.03", () => (existsSync(schemaFile) ? schemaFile : undefined), {
    wanted: ["tryton-modules-account-payment-sepa"],
    follow: /^$/,
    folder: schemaFolder,
    say,
  });
