// Runs a tool (`npm test`, `npm run bench`, …) on any Node from 20 up: installs the packages, uses the pinned Node.
import { runTool } from "./setup/run-tool.mjs";

/** Tools that need only the packages of `npm start`. */
const LIGHT = ["backup", "restore", "check-env", "seed-many"];

const [tool = "", ...rest] = process.argv.slice(2);
process.exitCode = await runTool([`tools/${tool}.ts`, ...rest], {
  packages: LIGHT.includes(tool) ? "start" : "everything",
});
