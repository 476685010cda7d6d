import { existsSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { libraryPathOf, provideFromDebian, type Say } from "./debian-packages.ts";
import { onPath, starts } from "./programs.ts";

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

/** Provides a program that checks XML against a schema. */
export const provideXmllint = (say: Say = () => undefined) =>
  provideFromDebian("xmllint", findXmllint, {
    wanted: ["libxml2-utils"],
    follow: /^lib(xml2|icu\d+)$/,
    folder: xmllintFolder,
    say,
  });

/** Provides ISO's schema for files with transfers to a bank, taken from a package that contains it. */
export const providePainSchema = (say: Say = () => undefined): Promise<string> =>
  provideFromDebian("schema of pain.001.001.03", () => (existsSync(schemaFile) ? schemaFile : undefined), {
    wanted: ["tryton-modules-account-payment-sepa"],
    follow: /^$/,
    folder: schemaFolder,
    say,
  });
