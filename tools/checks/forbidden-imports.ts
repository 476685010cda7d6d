// A generated project that breaks every rule of import-rules.ts once.
import { posix } from "node:path";

import { hallEditorRooms, modules, outOfReach, platformRooms } from "./import-rules.ts";

const imports = (...targets: string[]): string =>
  targets
    .map((target, index) => `import { x as x${index} } from "${target}";\nexport const y${index} = x${index};\n`)
    .join("");
const leaf = "export const x = 1;\n";
const homes = Object.entries(modules).flatMap(([module, levels]) =>
  levels.flat().map((name) => [name, module] as const),
);
const homeOf = new Map(homes);
const feature = (name: string, role: string): string =>
  `apps/api/src/modules/${homeOf.get(name)}/${name}/${name}.${role}.ts`;

const wrongWay = outOfReach.map(({ feature: name, others }) => ({
  name,
  from: feature(name, "routes"),
  to: others[0] ?? "",
}));
/** Each module with the one to its right. */
const rightward = Object.keys(modules).flatMap((module, index, all) => {
  const [from, to] = [all[index], all[index + 1]].map((name) => modules[name ?? ""]?.flat()[0]);
  return from !== undefined && to !== undefined ? [{ module, from: feature(from, "jobs.right"), to }] : [];
});

const hallEditor = "apps/web/src/modules/editors/hall-editor/";
/** A file of each room of the platform, which imports the room above it. */
const inRoom = (room: string | undefined): string => `apps/api/src/platform/${room}/${room}.ts`;
const upwardRooms = platformRooms.slice(0, -1).map((room, index) => ({ room, above: platformRooms[index + 1] }));

/** Each room of the hall editor with a file of the next higher one. */
const upward = hallEditorRooms.map((name, index) => {
  const above = hallEditorRooms[index + 1];
  return {
    name,
    from: `${hallEditor}${name}/up.ts`,
    to: `${hallEditor}${above === undefined ? "" : `${above}/`}up.ts`,
  };
});

export const planted: { files: Record<string, string>; caught: Record<string, string> } = {
  files: {
    ...Object.fromEntries(homes.map(([name]) => [feature(name, "service"), leaf])),
    ...Object.fromEntries(
      rightward.map(({ from, to }) => [from, imports(`../../${homeOf.get(to)}/${to}/${to}.service.ts`)]),
    ),
    ...Object.fromEntries(wrongWay.map(({ from, to }) => [from, imports(`../${to}/${to}.service.ts`)])),
    ...Object.fromEntries(upwardRooms.map(({ room, above }) => [inRoom(room), imports(`../${above}/${above}.ts`)])),
    [inRoom(platformRooms.at(-1))]: leaf,
    [`${hallEditor}up.ts`]: leaf,
    ...Object.fromEntries(upward.map(({ from, to }) => [from, imports(posix.relative(posix.dirname(from), to))])),
    [feature("users", "repository")]: leaf,
    [feature("users", "mail-parts")]: leaf,
    [feature("seats", "settle")]: imports("../../identity/users/users.mail-parts.ts"),
    [feature("seats", "realtime")]: imports("../../identity/users/users.repository.ts", "../../../app.ts"),
    [feature("seats", "jobs")]: imports("./seats.circle.ts", "./nowhere.ts", "vitest", "./seats.presenter.ts"),
    [feature("seats", "presenter")]: leaf,
    [feature("seats", "circle")]: imports("./seats.jobs.ts"),
    [feature("statistics", "routes")]: imports("../../identity/users/users.service.ts"),
    "apps/api/src/app.ts": imports("./modules/sale/sale.ts", "./modules/sale/seats/seats.service.ts"),
    "apps/api/src/modules/sale/sale.ts": imports("../identity/users/users.service.ts"),
    [feature("shows", "events")]: imports("../sale.ts"),
    "apps/api/src/seats.test.ts": leaf,
    "apps/api/src/platform/process/clock.ts": imports(
      "../../modules/identity/users/users.service.ts",
      "../../seats.test.ts",
    ),
    "packages/shared/src/tickets/ticket-pdf.ts": leaf,
    "apps/api/src/platform/files/mailer.ts": imports("../../../../../packages/shared/src/tickets/ticket-pdf.ts"),
    "apps/api/src/database/tables.ts": imports("../platform/data/redis.ts"),
    "apps/api/src/platform/data/redis.ts": imports("../../../../../packages/shared/src/contracts/shows.ts"),
    "packages/shared/src/contracts/shows.ts": leaf,
    "packages/shared/src/halls/hall.ts": imports("jspdf", "../../../../apps/api/src/platform/data/redis.ts"),
    "apps/web/src/app/router.tsx": leaf,
    "apps/web/src/pages/home.tsx": imports("../app/router.tsx"),
    "apps/web/src/modules/any/seats/hall.tsx": imports("../../../pages/about.tsx", "../shows/list.tsx", "jotai"),
    "apps/web/src/modules/any/shows/list.tsx": leaf,
    "apps/web/src/pages/about.tsx": leaf,
    "apps/web/src/content/plays.ts": leaf,
    "apps/web/src/entities/shows/shows.ts": imports("../tickets/tickets.ts", "../../modules/any/shows/list.tsx"),
    "apps/web/src/entities/tickets/tickets.ts": imports("socket.io-client"),
    "apps/web/src/live/room.ts": imports("../entities/tickets/tickets.ts", "../ui/badge.tsx", "../platform/paths.ts"),
    "apps/web/src/ui/badge.tsx": leaf,
    "apps/web/src/ui/button.tsx": imports("../content/plays.ts", "../live/throttle.ts"),
    "apps/web/src/live/throttle.ts": leaf,
    "apps/web/src/platform/paths.ts": leaf,
    "apps/web/src/platform/socket.ts": imports(
      "../../../api/src/platform/data/redis.ts",
      "../../../../tools/bench.ts",
      "../ui/badge.tsx",
    ),
    "tools/bench.ts": leaf,
    "scripts/start.mjs": imports("vitest", "../apps/api/src/platform/data/redis.ts"),
    "package.json": JSON.stringify({
      name: "planted",
      type: "module",
      devDependencies: { vitest: "*" },
      dependencies: { jspdf: "*", jotai: "*", "socket.io-client": "*" },
    }),
  },
  caught: {
    ...Object.fromEntries(rightward.map(({ module, from }) => [`api-${module}-imports-modules-to-its-left`, from])),
    ...Object.fromEntries(wrongWay.map(({ name, from }) => [`api-${name}-imports-leftward`, from])),
    ...Object.fromEntries(upwardRooms.map(({ room }) => [`api-platform-${room}-imports-lower-rooms`, inRoom(room)])),
    ...Object.fromEntries(
      upward.map(({ name, from }) => [`web-hall-editor-${name.replace("/", "-")}-imports-lower-rooms`, from]),
    ),
    "no-circular": feature("seats", "circle"),
    "not-to-unresolvable": feature("seats", "jobs"),
    "production-not-to-tests": "apps/api/src/platform/process/clock.ts",
    "production-not-to-dev-dependencies": feature("seats", "jobs"),
    "shared-stands-alone": "packages/shared/src/halls/hall.ts",
    "shared-imports-zod-only": "packages/shared/src/halls/hall.ts",
    "apps-are-independent": "apps/web/src/platform/socket.ts",
    "api-features-below-module-files": feature("shows", "events"),
    "api-module-files-know-their-own-features": "apps/api/src/modules/sale/sale.ts",
    "api-features-in-modules-only": "apps/api/src/app.ts",
    "api-modules-in-the-composition-root-only": "apps/api/src/app.ts",
    "api-features-below-the-composition-root": feature("seats", "realtime"),
    "api-platform-below-features": "apps/api/src/platform/process/clock.ts",
    "api-platform-knows-no-contract": "apps/api/src/platform/data/redis.ts",
    "api-database-below-platform": "apps/api/src/database/tables.ts",
    "api-large-packages-on-first-use": "apps/api/src/platform/files/mailer.ts",
    "api-features-meet-at-services": feature("seats", "realtime"),
    "api-mail-parts-for-mails": feature("seats", "settle"),
    "api-presenters-at-the-edge": feature("seats", "jobs"),
    "api-statistics-reads-tables-only": feature("statistics", "routes"),
    "web-app-above-the-rest": "apps/web/src/pages/home.tsx",
    "web-pages-above-the-rest": "apps/web/src/modules/any/seats/hall.tsx",
    "web-features-are-independent": "apps/web/src/modules/any/seats/hall.tsx",
    "web-modules-above-the-rest": "apps/web/src/entities/shows/shows.ts",
    "web-entities-are-independent": "apps/web/src/entities/shows/shows.ts",
    "web-entities-above-the-rest": "apps/web/src/live/room.ts",
    "web-live-draws-nothing": "apps/web/src/live/room.ts",
    "web-live-core-stands-alone": "apps/web/src/live/room.ts",
    "web-sockets-only-in-live": "apps/web/src/entities/tickets/tickets.ts",
    "web-ui-follows-nothing": "apps/web/src/ui/button.tsx",
    "web-platform-lowest": "apps/web/src/platform/socket.ts",
    "web-ui-knows-no-content": "apps/web/src/ui/button.tsx",
    "web-jotai-only-in-state": "apps/web/src/modules/any/seats/hall.tsx",
    "tools-above-apps": "apps/web/src/platform/socket.ts",
    "scripts-stand-alone": "scripts/start.mjs",
    "bootstrap-without-packages": "scripts/start.mjs",
  },
};
