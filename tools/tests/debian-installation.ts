// Installs Podium on the Debian of debian.installation.test.ts, as an administrator would.
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { apiOver, type ApiResponse, type Send } from "@podium/shared/test/api.ts";
import { expect } from "vitest";
import { drawn, formOf } from "@podium/api/test/pictures.ts";
import { signIn } from "@podium/shared/test/steps.ts";
import { bootDebian, type Machine } from "#services/debian-machine.ts";
import { pinnedNode, root } from "../../scripts/setup/paths.mjs";
import { test as base } from "./fixtures.ts";

const SITE = "tickets.dorp.test";

/** A visitor who trusts only the authority of its Caddy. @returns functions to send JSON and forms with own headers */
async function visitFrom(machine: Machine, socketPath: string) {
  const forward = machine.onItsNetwork(pinnedNode, [join(root, "tools/services/forward.ts"), socketPath]);
  const listens = once(forward, "message");
  const ended = once(forward, "exit").then(() => false);
  if (!(await Promise.race([listens, ended]))) throw new Error("The forwarder into the Debian ended at once.");
  const ca = readFileSync(machine.path("/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"));
  const call = (method: string, path: string, own: Record<string, string>, payload?: string | Buffer) =>
    new Promise<ApiResponse>((resolve, reject) => {
      const headers = { host: SITE, ...own };
      const options = { socketPath, servername: SITE, ca, method, path, headers, agent: false };
      const toApiResponse = (response: IncomingMessage, content: string): ApiResponse => ({
        status: response.statusCode ?? null,
        body: content === "" ? null : (JSON.parse(content) as unknown),
        retryAfter: Number(response.headers["retry-after"]) || undefined,
      });
      const sent = request(options, (response) => {
        text(response).then((content) => resolve(toApiResponse(response, content)), reject);
      });
      sent.once("error", reject);
      sent.end(payload);
    });
  const bearer = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` });
  const send: Send = (method, path, { token, body }) =>
    body === undefined
      ? call(method, path, { ...bearer(token) })
      : call(method, path, { ...bearer(token), "content-type": "application/json" }, JSON.stringify(body));
  const sendForm = (path: string, token: string, form: { payload: Buffer; headers: Record<string, string> }) =>
    call("POST", path, { ...bearer(token), ...form.headers }, form.payload);
  return { send, sendForm, leave: () => void forward.kill() };
}

export const INSTALL = "/srv/podium/ops/debian/install.sh";
export const SETTINGS = "/etc/podium/podium.env";
export const BACKUPS = "/var/lib/podium-backups";
export const WEB = ["podium-web@3001", "podium-web@3002"];
export const RUNNING = ["podium-worker", ...WEB, "podium-backup"];
export const UNITS = ["podium-migrate", ...RUNNING];
export const admin = { email: "beheer@dorp.test", password: "vier gewone woorden samen" };

export const filledIn: Record<string, string> = {
  SITE_ADDRESS: SITE,
  PUBLIC_URL: `https://${SITE}`,
  // There is no certificate authority on this network.
  SITE_OPTIONS: "tls internal",
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SMTP_URL: "smtp://mail.dorp.test",
  SOCIETY_NAME: "Toneelkring Dorp",
  SOCIETY_EMAIL: "info@dorp.test",
  VENUE_NAME: "Parochiezaal",
  VENUE_ADDRESS: "Kerkstraat 1, 9000 Dorp",
  BANK_IBAN: "BE68 5390 0754 7034",
  BANK_BIC: "GKCCBEBB",
  BANK_BENEFICIARY: "Toneelkring Dorp vzw",
  VERIFY_EMAIL: "off",
};

export function fillIn(file: string, values: Record<string, string>): void {
  const lines = readFileSync(file, "utf8").split("\n");
  const filled = lines.map((line) => {
    const [name = ""] = line.split("=");
    return name in values ? `${name}=${values[name]}` : line;
  });
  writeFileSync(file, filled.join("\n"));
}

export function documented(word: string): string {
  const page = readFileSync(join(root, "docs/operations.md"), "utf8");
  const found = page
    .match(/^(?:systemctl|systemd-run|chown) (?:.*\\\n)*.*$/gm)
    ?.find((command) => command.includes(word));
  if (!found) throw new Error(`docs/operations.md has no command with ${word}`);
  return found;
}

type Ask = (command: string, ...args: string[]) => Promise<string>;

/** Returns listening addresses and ports in the kernel's notation. */
export const listeningOn = (machine: Machine): string[] =>
  ["tcp", "tcp6"].flatMap((kind) =>
    readFileSync(machine.path(`/proc/1/net/${kind}`), "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([, local = "", , state]) => (state === "0A" ? [local] : [])),
  );

export async function stateOf(ask: Ask, unit: string): Promise<Record<string, string>> {
  const shown = await ask("systemctl", "show", "--property=MainPID,ActiveState", unit);
  const lines = shown.trim().split("\n");
  return Object.fromEntries(lines.map((line) => line.split("=") as [string, string]));
}

/** Makes backups as an older version stored them, within reach of the account that serves the site. */
export async function leaveOldBackups(ask: Ask): Promise<{ old: string; file: string; link: string }> {
  const old = "/var/lib/podium/backups";
  const file = "podium-2026-11-20T023000Z.tar.gz";
  const link = `${old}/podium-2026-11-19T023000Z.tar.gz`;
  await ask("install", "-d", "-o", "podium", "-g", "podium", "-m", "700", old);
  await ask("install", "-o", "podium", "-g", "podium", "-m", "600", SETTINGS, `${old}/${file}`);
  // The account that serves the site may have replaced a backup by a link.
  await ask("ln", "-s", SETTINGS, link);
  return { old, file, link };
}

/** Commands that must fail: only the backup account may access backups, and not even it may change a picture. */
export const outOfReach = (backup: string, picture: number): string[][] => [
  ["podium", "--", "ls", BACKUPS],
  ["podium", "--", "cat", backup],
  ["podium", "--", "rm", "-f", backup],
  ["podium", "--", "mv", BACKUPS, `${BACKUPS}-gone`],
  ["podium-backup", "--", "touch", `/var/lib/podium/pictures/${picture}/original`],
  ["caddy", "--", "ls", "/var/lib/podium"],
];

/** The first run lists what the settings lack, and the second one installs. */
export const test = base
  .extend("machine", { scope: "file" }, async ({ sharedFolder }, { onCleanup }) => {
    const machine = await bootDebian(sharedFolder);
    onCleanup(() => machine.stop());
    return machine;
  })
  .extend("ask", { scope: "file" }, ({ machine }) => async (command: string, ...args: string[]) => {
    const { exitCode, output } = await machine.run(command, ...args);
    if (exitCode !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${exitCode}:\n${output}`);
    return output;
  })
  .extend("firstRun", { scope: "file" }, ({ machine }) => machine.run(INSTALL))
  .extend("installed", { scope: "file" }, async ({ firstRun, machine, ask }) => {
    expect(firstRun.exitCode).toBe(1);
    fillIn(machine.path(SETTINGS), filledIn);
    return ask(INSTALL);
  })
  .extend("visit", { scope: "file" }, async ({ installed, machine, sharedFolder }, { onCleanup }) => {
    expect(installed).toContain(`https://${SITE}`);
    const visit = await visitFrom(machine, `${sharedFolder}.socket`);
    onCleanup(visit.leave);
    return visit;
  })
  .extend("visitor", { scope: "file" }, ({ visit }) => visit.send)
  /** The id of a picture that an administrator uploaded. */
  .extend("picture", { scope: "file" }, async ({ visit }) => {
    const token = await signIn(apiOver(visit.send), admin);
    const content = await drawn(400, 300).jpeg().toBuffer();
    const { status, body } = await visit.sendForm("/api/admin/pictures", token, formOf({ content }));
    expect(status, JSON.stringify(body)).toBe(201);
    return (body as { id: number }).id;
  })
  .extend("whatRuns", { scope: "file" }, ({ ask }) => async () => [
    await ask("systemctl", "show", "--property=MainPID,NRestarts", ...RUNNING, "caddy"),
    await ask("readlink", "/opt/podium/current"),
    await ask("cat", "/etc/podium/caddy.env"),
  ]);
