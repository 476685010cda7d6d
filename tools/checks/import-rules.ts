// docs/architecture.md states these rules in words; check-imports.ts runs them.
import type { IRegularForbiddenRuleType } from "dependency-cruiser";

/**
 * The API's modules, leftmost first: imports between them run leftward. Within a module a feature may use the services
 * of the levels before its own. `statistics` uses no feature, and none uses it.
 */
export const modules: Readonly<Record<string, ReadonlyArray<readonly string[]>>> = {
  records: [["audit", "mails", "retention", "backups"], ["pictures"], ["documents"], ["society"]],
  identity: [["sessions", "passwords", "account-links"], ["second-step", "door-devices"], ["users"]],
  site: [["contact", "newsletter", "content", "halls"]],
  sale: [
    ["ticket-codes", "vouchers", "waiting-room", "cast-quotas"],
    ["seats"],
    ["shows"],
    ["plays", "products", "gifts"],
    ["reservations", "show-messages"],
    ["waiting-list"],
  ],
  money: [["payments"], ["bank-statements"], ["cash-book"], ["cash-shifts", "takings"]],
  entrance: [["tickets", "hand-outs"], ["check-in"], ["calendar", "wallet"], ["ticket-mails"]],
  changes: [
    ["account-closing", "mailed-links"],
    ["show-changes"],
    ["ticket-handover"],
    ["box-office", "own-reservations"],
  ],
  output: [["installation", "queue-board", "rehearsals"], ["mail-delivery", "web-pages"], ["statistics"]],
};

const apiModules = "^apps/api/src/modules/";
const features = `${apiModules}[^/]+/`;
/** The file of its own name that each module has, and what is split off it. */
const moduleFiles = `${apiModules}[^/]+/[^/]+\\.ts$`;
const webFeatures = "^apps/web/src/modules/[^/]+/";
const webEntities = "^apps/web/src/entities/";
const test = "\\.test\\.tsx?$";
/** Parts that mails of several features share, and the words that all mails share */
const mailParts = "(\\.mail-parts|/records/mails/mails\\.words)\\.ts$";

/** Each feature of a module with those of the same module that it may not use. */
export const outOfReach = Object.entries(modules).flatMap(([module, levels]) =>
  levels.flatMap((level, index) =>
    level.flatMap((feature) => {
      const others = levels
        .slice(index)
        .flat()
        .filter((other) => other !== feature);
      return others.length > 0 ? [{ module, feature, others }] : [];
    }),
  ),
);

const names = Object.keys(modules);
const leftward = [
  ...names.slice(0, -1).map((module, index) => ({
    name: `api-${module}-imports-modules-to-its-left`,
    comment: `Between the API's modules imports run leftward: ${names.join(" < ")}.`,
    from: { path: `${apiModules}${module}/`, pathNot: test },
    to: { path: `${apiModules}(${names.slice(index + 1).join("|")})/` },
  })),
  ...outOfReach.map(({ module, feature, others }) => ({
    name: `api-${feature}-imports-leftward`,
    comment: `Within ${module} imports run leftward: ${modules[module]?.map((row) => row.join(", ")).join(" < ")}.`,
    from: { path: `${apiModules}${module}/${feature}/`, pathNot: test },
    to: { path: `${apiModules}${module}/(${others.join("|")})/` },
  })),
];

/** The rooms of the API's platform, lowest first: `throughput` makes many calls cheap, and may be skipped at first. */
export const platformRooms = ["process", "data", "throughput", "files", "http", "realtime"];

const platformUpward = platformRooms.slice(0, -1).map((room, index) => ({
  name: `api-platform-${room}-imports-lower-rooms`,
  comment: `Imports between the platform's rooms run leftward: ${platformRooms.join(" < ")}.`,
  from: { path: `^apps/api/src/platform/${room}/`, pathNot: test },
  to: { path: `^apps/api/src/platform/(${platformRooms.slice(index + 1).join("|")})/` },
}));

/** The web app's layers, upper layers first. */
const webLayers = ["app", "pages", "modules", "entities", "live|forms|ui|platform|content|messages"];

const webDownward = webLayers.slice(0, -1).map((layer, index) => ({
  name: `web-${layer}-above-the-rest`,
  comment: `Imports run downward: ${webLayers.join(" > ")}.`,
  from: {
    path: `^apps/web/src/(${webLayers.slice(index + 1).join("|")})/`,
    // A test may start the whole app.
    ...(layer === "app" && { pathNot: test }),
  },
  to: { path: `^apps/web/src/${layer}/` },
}));

const hallEditor = "^apps/web/src/modules/editors/hall-editor/";
/** The hall editor's rooms, lowest first; what stands beside them loads a hall and opens the shell. */
export const hallEditorRooms = "model commands state canvas/gestures canvas/layers canvas panels dialogs shell".split(
  " ",
);
/** A room without the rooms within it. */
const room = (name: string): string => (name === "canvas" ? "canvas/[^/]+$" : `${name}/`);

const withinHallEditor = hallEditorRooms.map((name, index) => ({
  name: `web-hall-editor-${name.replace("/", "-")}-imports-lower-rooms`,
  comment: `Within the hall editor imports run downward: ${hallEditorRooms.toReversed().join(" > ")}.`,
  from: { path: `${hallEditor}${room(name)}`, pathNot: test },
  to: { path: `${hallEditor}(${[...hallEditorRooms.slice(index + 1).map(room), "[^/]+$"].join("|")})` },
}));

const rules: Omit<IRegularForbiddenRuleType, "severity">[] = [
  {
    name: "no-circular",
    comment: "A circle of imports has no first and no last: move what both need to a third file.",
    from: {},
    to: { circular: true },
  },
  {
    name: "not-to-unresolvable",
    comment:
      "What is imported must exist. Files imported as their address and icons are Vite's to resolve, and fail the build.",
    from: {},
    to: { couldNotResolve: true, pathNot: "\\?url$|^virtual:icons$" },
  },
  {
    name: "production-not-to-tests",
    comment: "What runs for visitors does not import what only tests need.",
    from: { path: "^(apps|packages)/[^/]+/src/", pathNot: test },
    to: { path: [test, "^(apps|packages)/[^/]+/test/", "^apps/web/e2e/", "^(scripts|tools)/"] },
  },
  {
    name: "production-not-to-dev-dependencies",
    comment: "What runs for visitors is listed under dependencies.",
    from: { path: "^(apps|packages)/[^/]+/src/", pathNot: test },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm", "type-only"] },
  },
  {
    name: "shared-stands-alone",
    comment: "The shared package knows neither of the apps.",
    from: { path: "^packages/shared/" },
    to: { path: "^(apps|scripts|tools)/" },
  },
  {
    name: "shared-imports-zod-only",
    comment:
      "Everything in the shared package is loaded by both ends: zod and nothing else. Only tickets, QR codes and IBANs ask a library.",
    from: { path: "^packages/shared/src/", pathNot: [test, "/(ticket-pdf[^/]*|qr-image|epc)\\.ts$"] },
    to: { dependencyTypes: ["npm", "npm-dev", "core"], pathNot: "node_modules/zod/" },
  },
  {
    name: "apps-are-independent",
    comment: "The two apps meet in the contract only.",
    from: { path: "^apps/([^/]+)/" },
    to: { path: "^apps/", pathNot: "^apps/$1/" },
  },
  {
    name: "api-features-below-module-files",
    comment: "A module's file makes its features; these know neither it nor another module's.",
    from: { path: `${features}[^/]+/`, pathNot: test },
    to: { path: moduleFiles },
  },
  {
    name: "api-module-files-know-their-own-features",
    comment: "A module's file knows its own features, and other modules by their file.",
    from: { path: `${apiModules}([^/]+)/[^/]+\\.ts$`, pathNot: test },
    to: { path: `${features}[^/]+/`, pathNot: `${apiModules}$1/` },
  },
  {
    name: "api-features-in-modules-only",
    comment: "Outside the modules nobody names a feature, except the demo and what runs without the product.",
    from: {
      path: "^apps/api/src/",
      pathNot: [test, apiModules, "^apps/api/src/(seed|check-env)/", "^apps/api/src/(backup|restore)\\.ts$"],
    },
    to: { path: `${features}[^/]+/` },
  },
  {
    name: "api-modules-in-the-composition-root-only",
    comment: "dependencies.ts alone names the modules; the app, jobs and sockets collect from its list.",
    from: { path: "^apps/api/src/", pathNot: [test, apiModules, "^apps/api/src/dependencies\\.ts$"] },
    to: { path: moduleFiles },
  },
  {
    name: "api-features-below-the-composition-root",
    comment: "What stands in src itself knows the modules; only the settings are for all.",
    from: { path: "^apps/api/src/(modules|platform|database)/", pathNot: test },
    to: { path: "^apps/api/src/[^/]+\\.ts$", pathNot: "^apps/api/src/config\\.ts$" },
  },
  {
    name: "api-platform-below-features",
    comment: "platform and database serve any feature and know none.",
    from: { path: "^apps/api/src/(platform|database|config)", pathNot: test },
    to: { path: features },
  },
  {
    name: "api-platform-knows-no-contract",
    comment:
      "platform serves any contract; it knows no call of this product, only roles, limits and the sockets' events.",
    from: { path: "^apps/api/src/platform/", pathNot: [test, "/caller\\.ts$"] },
    to: {
      path: "^packages/shared/src/contracts/[^/]+\\.ts$",
      pathNot: "/(common|endpoint|limits|page-data|realtime|roles)\\.ts$",
    },
  },
  ...platformUpward,
  {
    name: "api-database-below-platform",
    comment:
      "Tables and migrations import nothing above them; only the runner of migrations uses the platform's connection.",
    from: { path: "^apps/api/src/(database/|config\\.ts$)", pathNot: [test, "^apps/api/src/database/migrate\\.ts$"] },
    to: { path: "^apps/api/src/platform/" },
  },
  {
    name: "api-large-packages-on-first-use",
    comment: "What most processes never need costs them no memory: it is imported by `onFirstUse` of platform.",
    from: { path: "^apps/api/src/", pathNot: test },
    to: {
      path: [
        "node_modules/(@bull-board|@fastify/swagger|@mollie|@simplewebauthn|fast-xml-parser|nodemailer|passkit-generator|sharp)",
        "^packages/shared/src/tickets/ticket-pdf(-(codes|card|text))?\\.ts$",
      ],
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "api-features-meet-at-services",
    comment:
      "One feature enters another by its service, its events, its presenter or the parts of its mails, and by nothing else.",
    from: { path: `${features}([^/]+)/`, pathNot: test },
    to: { path: features, pathNot: [`${features}$1/`, "\\.(service|events|presenter)\\.ts$", mailParts] },
  },
  {
    name: "api-mail-parts-for-mails",
    comment: "Blocks and words of mails serve other mails, their layout and their delivery alone.",
    from: { path: `${features}[^/]+/`, pathNot: [test, "\\.(mails|mail-parts)\\.ts$", `${features}mail-delivery/`] },
    to: { path: mailParts },
  },
  {
    name: "api-presenters-at-the-edge",
    comment: "Services and repositories speak domain types; routes, sockets and own data make the wire's shape.",
    from: { path: `${features}[^/]+/`, pathNot: [test, "\\.(routes|realtime|presenter|own-data)\\.ts$"] },
    to: { path: "^apps/api/src/.*\\.presenter\\.ts$" },
  },
  {
    name: "api-statistics-reads-tables-only",
    comment: "Statistics read the tables and no feature.",
    from: { path: `${features}statistics/`, pathNot: test },
    to: { path: features, pathNot: `${features}statistics/` },
  },
  ...leftward,
  ...webDownward,
  ...withinHallEditor,
  {
    name: "web-features-are-independent",
    comment: "Web features do not know each other; pages compose them.",
    from: { path: `${webFeatures}([^/]+)/` },
    to: { path: webFeatures, pathNot: `${webFeatures}$1/` },
  },
  {
    name: "web-entities-are-independent",
    comment: "Entities do not know each other; features bring them together.",
    from: { path: `${webEntities}([^/]+)/` },
    to: { path: webEntities, pathNot: `${webEntities}$1/` },
  },
  {
    name: "web-live-draws-nothing",
    comment: "live follows the server and draws nothing.",
    from: { path: "^apps/web/src/live/", pathNot: test },
    to: { path: "^apps/web/src/(forms|ui)/" },
  },
  {
    name: "web-live-core-stands-alone",
    comment: "A process follows the API with the website's own code: its core knows no browser, session or store.",
    from: { path: "^apps/web/src/live/(connection|room|rooms|throttle|follow|live-query)\\.ts$" },
    to: { path: "^apps/web/src/platform/" },
  },
  {
    name: "web-sockets-only-in-live",
    comment: "One seam: every screen follows the server through live.",
    from: { path: "^apps/web/src/", pathNot: "^apps/web/src/live/" },
    to: { path: "node_modules/socket\\.io-client/" },
  },
  {
    name: "web-ui-follows-nothing",
    comment: "ui shows what it is given.",
    from: { path: "^apps/web/src/ui/", pathNot: test },
    to: { path: "^apps/web/src/(live|forms)/" },
  },
  {
    name: "web-platform-lowest",
    comment: "platform serves everything else in the website and knows none of it.",
    from: { path: "^apps/web/src/platform/", pathNot: test },
    to: { path: "^apps/web/src/(live|forms|ui)/" },
  },
  {
    name: "web-ui-knows-no-content",
    comment: "ui has no product words; the society's texts come in from pages and features.",
    from: { path: "^apps/web/src/(ui|platform)/", pathNot: test },
    to: { path: "^apps/web/src/content/" },
  },
  {
    name: "web-jotai-only-in-state",
    comment: "One module and one store: everybody else imports platform/state.ts.",
    from: { path: "^apps/web/src/", pathNot: "^apps/web/src/platform/state\\.ts$" },
    to: { path: "node_modules/jotai/" },
  },
  {
    name: "scripts-stand-alone",
    comment: "scripts start before anything is installed or built: they run the rest and import nothing of it.",
    from: { path: "^scripts/" },
    to: { path: "^(apps|packages|tools)/" },
  },
  {
    name: "tools-above-apps",
    comment: "tools start, test and measure the apps; the apps know nothing of them.",
    from: { path: "^(apps|packages)/" },
    to: { path: "^(scripts|tools)/" },
  },
  {
    name: "bootstrap-without-packages",
    comment: "What npm start and npm test run first must work before a package is installed.",
    from: { path: "^scripts/" },
    to: { dependencyTypes: ["npm", "npm-dev"] },
  },
];

export const forbidden = rules.map((rule) => ({ ...rule, severity: "error" as const }));
