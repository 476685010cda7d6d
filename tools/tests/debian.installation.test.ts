import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiOver } from "@podium/shared/test/api.ts";
import { hold, registerUser, showForm, signIn } from "@podium/shared/test/steps.ts";
import { beforeAll, describe, expect } from "vitest";
import { provideBareDebian } from "#services/debian-machine.ts";
import {
  admin,
  BACKUPS,
  documented,
  filledIn,
  fillIn,
  INSTALL,
  leaveOldBackups,
  listeningOn,
  outOfReach,
  RUNNING,
  SETTINGS,
  stateOf,
  test,
  UNITS,
  WEB,
} from "./debian-installation.ts";

// The first time takes minutes, while other test files continue.
beforeAll(() => provideBareDebian((line) => console.log(line)), 1_800_000);

describe("a bare Debian with systemd", { timeout: 1_800_000 }, () => {
  test("gets its settings at the first run, which says what must be filled in and starts nothing", async ({
    firstRun,
    machine,
  }) => {
    expect([firstRun.exitCode, firstRun.output]).toEqual([1, expect.stringContaining("BANK_IBAN is empty: ")]);
    expect(firstRun.output).toContain("SITE_ADDRESS is empty: ");
    const settings = readFileSync(machine.path(SETTINGS), "utf8");
    expect(settings).toContain("\nSITE_ADDRESS=\n");
    expect(settings).not.toMatch(/^(POSTGRES|REDIS|JWT|TLS|BACKUP)/m);
    expect((await machine.run("systemctl", "is-active", ...UNITS)).exitCode).not.toBe(0);
  });

  test("runs every unit after the second run, and shows the world nothing but Caddy", async ({
    installed,
    machine,
    ask,
  }) => {
    expect(installed).toContain("Everything runs");
    expect(await ask(INSTALL, "--check")).toContain("Everything runs");
    expect(await ask("systemctl", "--failed", "--quiet")).toBe("");
    const listening = listeningOn(machine);
    const loopback = /^(0100007F|00000000000000000000000001000000):/;
    const ports = listening.filter((local) => !loopback.test(local)).map((local) => local.split(":")[1]);
    expect(new Set(ports)).toEqual(new Set(["0050", "01BB"]));
    expect(listening.length).toBeGreaterThan(ports.length);
  });

  test("gives each process few rights, and no process the owner's password or a look at the settings", async ({
    installed,
    machine,
    ask,
  }) => {
    expect(installed).toContain("Everything runs");
    for (const unit of UNITS)
      await ask("systemd-analyze", "security", "--no-pager", "--threshold=15", `${unit}.service`);
    for (const unit of [...RUNNING, "caddy"]) {
      const pid = (await ask("systemctl", "show", "--property=MainPID", "--value", unit)).trim();
      const environment = readFileSync(machine.path(`/proc/${pid}/environ`), "utf8");
      expect(environment, unit).not.toContain("DATABASE_OWNER_URL");
      expect(environment.includes("JWT_SECRET"), unit).toBe(unit !== "caddy");
      expect(readFileSync(machine.path(`/proc/${pid}/status`), "utf8")).toMatch(/^NoNewPrivs:\t1$/m);
    }
    for (const file of ["podium.env", "app.env", "owner.env", "caddy.env"])
      expect((await machine.run("runuser", "-u", "podium", "--", "cat", `/etc/podium/${file}`)).output).toContain(
        "Permission denied",
      );
    expect((await machine.run("runuser", "-u", "caddy", "--", "cat", "/etc/redis/podium-password.conf")).exitCode).toBe(
      1,
    );
    expect((await machine.run("redis-cli", "ping")).output).toContain("NOAUTH");
    const writable = await ask("find", "/opt/podium", "-not", "-type", "l", "-perm", "/022", "-print", "-quit");
    const foreign = await ask("find", "/opt/podium", "-not", "-user", "root", "-print", "-quit");
    expect([writable, foreign]).toEqual(["", ""]);
  });

  test("waits ten minutes for a migration, and starts what crashes however often", async ({ installed, ask }) => {
    expect(installed).toContain("Everything runs");
    const shown = (property: string, ...units: string[]) =>
      ask("systemctl", "show", `--property=${property}`, "--value", ...units);
    expect(await shown("TimeoutStartUSec", "podium-migrate")).toBe("10min");
    expect(await shown("TimeoutStartUSec", "podium-worker")).toBe("2min");
    const limits = (await shown("StartLimitIntervalUSec", ...RUNNING, "caddy")).split("\n").filter(Boolean);
    expect(limits).toEqual([...RUNNING, "caddy"].map(() => "0"));
  });

  test("watches the disk of the backups", async ({ installed, ask }) => {
    expect(installed).toContain("Everything runs");
    const read = "await fetch('http://127.0.0.1:3003/metrics').then((response) => response.text())";
    const metrics = await ask("/opt/podium/current/node/bin/node", "--print", `(async () => console.log(${read}))()`);
    expect(metrics).toMatch(/^podium_disk_free_bytes\{folder="backups"\} \d{7,}$/m);
  });

  test("serves the site over TLS, and an upgrade replaces every process without a call that fails", async ({
    visitor,
    machine,
    ask,
  }) => {
    const beheer = apiOver(visitor, await signIn(apiOver(visitor), admin));
    const { id: showId } = await beheer.createShow({ body: showForm() });
    const [{ token }, keeper] = [await registerUser(apiOver(visitor)), await registerUser(apiOver(visitor))];
    await hold(apiOver(visitor, keeper.token), showId, ["R1-A"]);

    const pids = () => ask("systemctl", "show", "--property=MainPID", "--value", ...RUNNING);
    const lastReload = async () =>
      /start_time=\[(.*?)\]/.exec(await ask("systemctl", "show", "--property=ExecReload", "caddy"))?.[1];
    const before = (await pids()).split("\n").filter(Boolean);
    const file = machine.path("/srv/podium/apps/api/src/main.ts");
    writeFileSync(file, `${readFileSync(file, "utf8")}// A newer version.\n`);
    let calls = 0;
    const upgrading = new AbortController();
    const failed: string[] = [];
    const visit = async (method: "GET" | "POST", path: string) => {
      while (!upgrading.signal.aborted) {
        const { status } = await visitor(method, path, { token }).catch((error: unknown) => ({
          status: String(error),
        }));
        calls += 1;
        // 429 is the account's limit, and shows that a process responded.
        if (status !== 200 && status !== 429) failed.push(`${method} ${path}: ${status}`);
      }
    };
    const visits = [visit("GET", "/api/show"), visit("POST", `/api/carts/seats/${showId}/R1-B`)];
    try {
      expect(await ask(INSTALL)).toContain("Everything runs");
    } finally {
      upgrading.abort();
    }
    await Promise.all(visits);
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(50);
    const after = (await pids()).split("\n").filter(Boolean);
    expect([before.length, after.length, after.filter((pid) => before.includes(pid))]).toEqual([4, 4, []]);
    for (const unit of WEB) {
      const pid = (await ask("systemctl", "show", "--property=MainPID", "--value", unit)).trim();
      const folder = (await ask("readlink", `/proc/${pid}/cwd`)).trim();
      expect(readFileSync(machine.path(join(folder, "apps/api/src/main.ts")), "utf8")).toContain("A newer version.");
    }
    const cart = await apiOver(visitor, keeper.token).getCart();
    expect(cart?.seats).toEqual(["R1-A"]);
    // Caddy must not reload without a change, because connections during a reload may find no certificate.
    expect(await lastReload()).toBe("n/a");
    const caddyfile = machine.path("/srv/podium/deploy/caddy/Caddyfile");
    writeFileSync(caddyfile, `${readFileSync(caddyfile, "utf8")}\n# A newer one.\n`);
    expect(await ask(INSTALL)).toContain("Everything runs");
    expect(await lastReload()).toMatch(/\d:\d\d/);
  });

  test("refuses a wrong setting before it touches what runs", async ({ installed, machine, whatRuns }) => {
    expect(installed).toContain("Everything runs");
    const before = await whatRuns();
    try {
      fillIn(machine.path(SETTINGS), { SITE_ADDRESS: "", BANK_IBAN: "BE68 5390 0754 7035" });
      const { exitCode, output } = await machine.run(INSTALL);
      expect([exitCode, output]).toEqual([1, expect.stringContaining("✗ BANK_IBAN is not an IBAN: a digit is wrong.")]);
      expect(output).toContain("✗ SITE_ADDRESS is empty");
      expect((await machine.run(INSTALL, "--check")).exitCode).toBe(1);
    } finally {
      fillIn(machine.path(SETTINGS), filledIn);
    }
    expect(await whatRuns()).toEqual(before);
  });

  test("refuses to run beside itself, to make JWT_SECRET anew, and to take the place of other sites", async ({
    installed,
    machine,
    whatRuns,
  }) => {
    expect(installed).toContain("Everything runs");
    const before = await whatRuns();
    const { exitCode, output } = await machine.run("flock", "/run/podium-install.lock", INSTALL);
    expect([exitCode, output]).toEqual([1, "This script runs already: wait until it has ended."]);
    for (const [file, content, says] of [
      ["/etc/podium/app.env", null, "/etc/podium/app.env is missing, and with it JWT_SECRET: "],
      ["/etc/caddy/Caddyfile", "elders.test {\n}\n", "/etc/caddy/Caddyfile is of other sites, "],
    ] as const) {
      const path = machine.path(file);
      const own = readFileSync(path, "utf8");
      rmSync(path);
      if (content) writeFileSync(path, content);
      const refused = await machine.run(INSTALL);
      expect([refused.exitCode, refused.output]).toEqual([1, expect.stringContaining(says)]);
      expect(existsSync(path) ? readFileSync(path, "utf8") : null).toBe(content);
      writeFileSync(path, own, { mode: file.endsWith(".env") ? 0o600 : 0o644 });
    }
    expect(await whatRuns()).toEqual(before);
  });

  test("makes a lost password of the owner anew, and gives Caddy the rights of its unit", async ({
    installed,
    machine,
    ask,
  }) => {
    expect(installed).toContain("Everything runs");
    const read = (file: string) => readFileSync(machine.path(file), "utf8");
    const [unit, sites] = ["/etc/systemd/system/caddy.service.d/podium.conf", "/etc/caddy/Caddyfile"];
    const caddy = () => ask("systemctl", "show", "--property=MainPID", "--value", "caddy");
    const before = { pid: await caddy(), app: read("/etc/podium/app.env"), unit: read(unit) };
    rmSync(machine.path("/etc/podium/owner.env"));
    writeFileSync(machine.path(unit), before.unit.replace("NoNewPrivileges=yes\n", ""));
    writeFileSync(machine.path(sites), `${read(sites)}# Of the administrator.\n`);
    expect(await ask(INSTALL)).toContain("Everything runs");
    expect(read("/etc/podium/owner.env")).toMatch(/^DATABASE_OWNER_URL=postgres:\/\/podium:[0-9a-f]{48}@/m);
    expect([read("/etc/podium/app.env"), read(unit)]).toEqual([before.app, before.unit]);
    expect(read(sites)).toContain("# Of the administrator.");
    expect(await caddy()).not.toBe(before.pid);
  });

  test("starts again by itself what was killed", async ({ installed, ask }) => {
    expect(installed).toContain("Everything runs");
    for (const unit of [...RUNNING, "caddy"]) {
      const { MainPID: pid } = await stateOf(ask, unit);
      await ask("systemctl", "kill", "--kill-who=main", "--signal=KILL", unit);
      await expect
        .poll(() => stateOf(ask, unit), { message: unit })
        .toEqual({ ActiveState: "active", MainPID: expect.not.stringMatching(`^(0|${pid})$`) });
    }
    expect(await ask(INSTALL, "--check")).toContain("Everything runs");
  });

  test("backs up at once and when asked as docs/operations.md says, into a folder that only its account opens", async ({
    picture,
    machine,
    ask,
  }) => {
    expect(picture).toBeGreaterThan(0);
    const backups = async () => {
      const { output } = await machine.run("ls", "-l", BACKUPS);
      return output.match(/^-rw------- 1 podium-backup podium-backup .*podium-\S+\.tar\.gz$/gm) ?? [];
    };
    await expect.poll(backups).not.toEqual([]);
    const said = await ask("sh", "-c", documented("backup.js"));
    const [, name] = /(podium-\d\S+\.tar\.gz): .* and 1 pictures .* read back and whole\./.exec(said) ?? [];
    expect(await backups()).toContainEqual(expect.stringMatching(`${name}$`));
    const before = await backups();
    for (const command of outOfReach(join(BACKUPS, name ?? ""), picture)) {
      const { exitCode, output } = await machine.run("runuser", "-u", ...command);
      expect([exitCode !== 0, output], command.join(" ")).toEqual([true, expect.stringContaining("Permission denied")]);
    }
    expect(await backups()).toEqual(before);
  });

  test("takes the backups of an older version, whose account served the site, into their own", async ({
    picture,
    machine,
    ask,
  }) => {
    const { old, file, link } = await leaveOldBackups(ask);
    await ask("chmod", "-R", "go-rwx", `/var/lib/podium/pictures/${picture}`);
    expect(await ask(INSTALL)).toContain(`Something is left in ${old}`);
    expect(await ask("stat", "--format=%U:%G %a", `${BACKUPS}/${file}`)).toBe("podium-backup:podium-backup 600");
    expect(await ask("stat", "--format=%U %a", SETTINGS)).toBe("root 600");
    expect(await ask("find", old, BACKUPS, "-type", "l")).toBe(link);
    await ask("rm", link);
    expect(await ask(INSTALL)).not.toContain("is left in");
    expect((await machine.run("ls", old)).output).toContain("No such file");
    await ask("rm", `${BACKUPS}/${file}`);
    expect(await ask("sh", "-c", documented("backup.js"))).toContain("and 1 pictures");
  });

  test("says when PostgreSQL is down, whose unit is active nevertheless", async ({ installed, machine, ask }) => {
    expect(installed).toContain("Everything runs");
    await ask("systemctl", "stop", "postgresql@*.service");
    expect(await ask("systemctl", "is-active", "postgresql")).toBe("active");
    const { exitCode, output } = await machine.run(INSTALL, "--check");
    expect([exitCode, output]).toEqual([1, expect.stringMatching(/port 3001 is not ready: .*"postgres"/)]);
    await ask("systemctl", "restart", "postgresql");
    const isRunning = async () => (await machine.run(INSTALL, "--check")).exitCode === 0;
    await expect.poll(isRunning).toBe(true);
  });

  test("stops all processes of Podium at a word, and restores a backup then as docs/operations.md says", async ({
    picture,
    machine,
    ask,
  }) => {
    await ask("sh", "-c", documented("stop podium"));
    const { output } = await machine.run("systemctl", "is-active", ...UNITS);
    expect(new Set(output.trim().split("\n"))).toEqual(new Set(["inactive"]));
    expect((await machine.run(INSTALL, "--check")).exitCode).toBe(1);

    await ask("rm", "-r", "/var/lib/podium/pictures");
    const newest = `$(ls -t ${BACKUPS}/*.gz | head -1)`;
    const restore = documented("restore.js").replace(/\S+\.gz$/, `${newest} --replace`);
    expect(await ask("sh", "-c", restore)).toContain("and 1 pictures");
    await ask("sh", "-c", documented("chown"));
    const original = `/var/lib/podium/pictures/${picture}/original`;
    expect(await ask("stat", "--format=%U", original)).toBe("podium");
    await ask("systemctl", "start", "podium.target");
    const isRunning = async () => (await machine.run(INSTALL, "--check")).exitCode === 0;
    await expect.poll(isRunning).toBe(true);
  });
});
