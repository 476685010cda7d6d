// Checks the Docker commands in docs/operations.md, as far as possible without Docker.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { execa } from "execa";
import { describe, expect } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/setup/paths.mjs";
import { test } from "./fixtures.ts";

const read = (name: string) => readFileSync(join(root, name), "utf8");
const page = read("docs/operations.md");
const { services } = parse(read("docker-compose.yml"), { merge: true }) as {
  services: Record<string, { image: string; build?: unknown; restart: string; volumes?: string[] }>;
};

const commandsUnder = (title: string): string[] =>
  /```sh\n([^]*?)\n```/.exec(page.slice(page.indexOf(`\n## ${title}\n`)))?.[1]?.split("\n") ?? [];

describe("the upgrade", () => {
  const commands = commandsUnder("Upgrade");

  test("backs up before anything changes, and starts nothing beside what a line names until the last", () => {
    expect(commands[0]).toBe("docker compose run --rm --no-deps backup node apps/api/dist/backup.js");
    const starting = commands.filter((line) => / (run|up) /.test(line));
    expect(starting.filter((line) => !line.includes(" --no-deps "))).toEqual([commands.at(-1)]);
    expect(page.match(/docker compose run (?!--rm --no-deps ).* backup .*/g)).toBeNull();
  });

  test("migrates first, replaces what serves one after the other, then what is left", () => {
    const [, build, migrate, ...replacing] = commands;
    expect([build, migrate]).toEqual(["docker compose build", "docker compose run --rm --no-deps migrate"]);
    const oneByOne = replacing.flatMap((line) => /^docker compose up -d --no-deps --wait (\S+)$/.exec(line)?.[1] ?? []);
    const built = Object.entries(services).filter(([, { build: own, restart }]) => own && restart !== "no");
    expect(oneByOne.toSorted()).toEqual(built.flatMap(([name]) => (name === "backup" ? [] : [name])).toSorted());
    expect(oneByOne.at(-1)).toBe("proxy");
    expect(replacing.at(-1)).toBe("docker compose up -d");
  });

  test("has the proxy read its file again, from a folder: a file alone would stay the old one", () => {
    const reload = commands.find((line) => line.includes("caddy reload"));
    const file = / --config (\S+)$/.exec(reload ?? "")?.[1] ?? "";
    const mounts = services.proxy?.volumes?.map((volume) => volume.split(":")) ?? [];
    const [source = ""] = mounts.find(([, target]) => target === dirname(file)) ?? [];
    expect(existsSync(join(root, source, basename(file)))).toBe(true);
    const files = mounts.filter(([from = ""]) => from.startsWith("./") && statSync(join(root, from)).isFile());
    expect(files).toEqual([]);
  });
});

describe("the recipe", () => {
  test("leaves no .env when Docker fails, one for its owner alone otherwise, and one that is there as it is", async ({
    folder,
  }) => {
    const line = page.split("\n").find((one) => one.includes("check-env.js - --make")) ?? "";
    const make = async (docker: string) => {
      writeFileSync(join(folder, "docker"), `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
      const env = { PATH: `${folder}:${process.env.PATH}` };
      return (await execa("bash", ["-c", line], { cwd: folder, env, reject: false })).exitCode;
    };
    const env = join(folder, ".env");
    expect(await make("echo half; exit 1")).toBe(1);
    expect(existsSync(env)).toBe(false);
    expect(await make("echo A=1")).toBe(0);
    expect(await make("echo A=2")).toBe(0);
    expect([readFileSync(env, "utf8"), statSync(env).mode & 0o777]).toEqual(["A=1\n", 0o600]);
  });
});

test("a new password is asked for, and never written into a command: others may list it, and PostgreSQL may log it", () => {
  const row = page.split("\n").find((line) => line.startsWith("| `POSTGRES_PASSWORD`")) ?? "";
  expect(row).toContain("--command='\\password podium'`");
  expect(page).not.toMatch(/password '/);
});
