// npm run check-env [FILE] [--make]: lists what a .env for docker-compose.yml lacks. FILE may be -, as in the image.
// --without-docker NAMES: checks for ops/debian/install.sh instead, which sets or ignores these variables itself.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { newEnv, readComposeFile, readEnvFile, withoutDocker } from "#check-env/settings-files.ts";
import { type Finding, findingsIn } from "./check-env/checks.ts";

const root = join(import.meta.dirname, "../../..");
const readOwn = (path: string) => readFileSync(join(root, path), "utf8");
const say = (line: string) => process.stdout.write(`${line}\n`);

function make(name: string): void {
  const content = newEnv(readOwn(".env.example"));
  if (name === "-") {
    process.stdout.write(content);
    return;
  }
  try {
    writeFileSync(name, content, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error(`${name} is there already, and stays as it is: it may hold the only copy of its secrets.`, {
      cause: error,
    });
  }
  say(`${name} is made, with secrets of its own. Fill in what is empty, then run npm run check-env.`);
}

function read(name: string): string {
  try {
    return readFileSync(name === "-" ? 0 : name, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new Error(`There is no ${name} here: npm run check-env -- --make writes one.`, { cause: error });
  }
}

function findingsOf(text: string, absent: string | undefined): Finding[] {
  const compose = readComposeFile(readOwn("docker-compose.yml"));
  if (absent === undefined) return findingsIn(readEnvFile(text), compose);
  const unit = readOwn("ops/debian/systemd/podium-.service.d/shared.conf");
  return findingsIn(readEnvFile(text, { systemd: true }), withoutDocker(compose, { absent: absent.split(" "), unit }));
}

function check(name: string, absent: string | undefined): boolean {
  const findings = findingsOf(read(name), absent);
  if (name !== "-" && statSync(name).mode & 0o077)
    findings.push({ kind: "note", name, says: `can be read by other users of this machine: chmod 600 ${name}` });
  const wrong = findings.filter(({ kind }) => kind === "wrong");
  for (const { kind, name: subject, says } of findings) say(`${kind === "wrong" ? "✗" : "·"} ${subject} ${says}.`);
  const all = name === "-" ? "The settings are" : `${name} is`;
  if (wrong.length > 0) say(`${findings.length > 0 ? "\n" : ""}${wrong.length} to put right (✗).`);
  else {
    const next = absent === undefined ? " Next: docker compose up -d" : "";
    say(`${all} complete${findings.length > 0 ? "; what has a · is for you to decide" : ""}.${next}`);
  }
  return wrong.length === 0;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { make: { type: "boolean" }, "without-docker": { type: "string" } },
  });
  const [name = ".env"] = positionals;
  if (values.make) make(name);
  else if (!check(name, values["without-docker"])) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
