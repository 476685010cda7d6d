import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { delimiter, join } from "node:path";
import { cacheDir, root } from "../setup/paths.mjs";
import { hasDebianPackages, libraryPathOf, unpackDebianPackages } from "../../tools/services/debian-packages.ts";
import { ServerProcess, lastLines, until } from "../../tools/services/server-process.ts";

/** @typedef {{ command: string, env: NodeJS.ProcessEnv }} Program */

const unpacked = join(cacheDir, `nginx-${process.platform}-${process.arch}`);

/** @param {Program} program */
function runs({ command, env }) {
  return spawnSync(command, ["-v"], { env, stdio: "ignore" }).status === 0;
}

/** @returns {Program | undefined} the system's own, or what an earlier run unpacked */
function present() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const own = folders.map((folder) => ({ command: join(folder, "nginx"), env: process.env }));
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(unpacked) };
  return [...own, { command: join(unpacked, "usr/sbin/nginx"), env }].find(
    (program) => existsSync(program.command) && runs(program),
  );
}

/**
 * An nginx that runs here: on PATH, or the distribution's own, unpacked into a folder of Podium's.
 * @param {(line: string) => void} say
 * @returns {Promise<Program>}
 * @throws Error with a sentence that says what to do
 */
async function provideNginx(say) {
  const here = present();
  if (here) return here;
  if (!hasDebianPackages()) throw new Error("There is no nginx here: install it, so that the proxy can be tested.");
  say("No nginx on this machine: fetching the distribution's own into a folder of Podium's …");
  await unpackDebianPackages({ wanted: ["nginx"], follow: /^lib(?!c6$)/, folder: unpacked, say });
  const fetched = present();
  if (!fetched) throw new Error("The distribution's nginx does not run here: install nginx.");
  return fetched;
}

/**
 * The templates of deploy/nginx with the variables filled in that are given; nginx's own ($host) stay.
 * @param {Record<string, string>} variables
 */
function fillIn(variables) {
  const folder = join(root, "deploy/nginx");
  const templates = readdirSync(folder).filter((name) => name.endsWith(".template"));
  const wanted = templates.filter((name) => name !== "redirect.conf.template" || "LISTEN_PLAIN" in variables);
  return wanted
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n")
    .replaceAll(/\$\{([A-Z_]+)\}/g, (_whole, /** @type {string} */ name) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`deploy/nginx asks for ${name}, and nobody gives it.`);
      return value;
    });
}

/**
 * The proxy as docker-compose.yml has it, as a process on this machine.
 * @param {object} options
 * @param {string} options.dir where its configuration, log and temporary files live
 * @param {Record<string, string>} options.variables what the templates ask for
 * @param {number} options.port one of those that it listens on
 * @param {(line: string) => void} [options.say]
 */
export async function startNginx({ dir, variables, port, say = () => {} }) {
  const { command, env } = await provideNginx(say);
  mkdirSync(dir, { recursive: true });
  const log = join(dir, "error.log");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  const site = join(dir, "podium.conf");
  writeFileSync(site, fillIn(variables));
  writeFileSync(
    join(dir, "nginx.conf"),
    `daemon off; master_process off; pid ${join(dir, "nginx.pid")}; error_log ${log};
events { worker_connections 4096; }
http { access_log off; ${temporary.join(" ")} include ${site}; }\n`,
  );
  const server = new ServerProcess({
    name: "nginx",
    spawn: () =>
      spawn(command, ["-p", dir, "-e", log, "-c", join(dir, "nginx.conf")], { env, stdio: "ignore", detached: true }),
    ready: (signal) =>
      until(
        () =>
          new Promise((done) => {
            const socket = createConnection({ host: "127.0.0.1", port });
            socket.once("error", () => done(false));
            socket.once("connect", () => {
              socket.destroy();
              done(true);
            });
          }),
        signal,
      ),
    stopping: [{ signal: "SIGQUIT", timeoutMs: 1000 }],
    lastWords: () => lastLines(log),
  });
  await server.start();
  return server;
}
