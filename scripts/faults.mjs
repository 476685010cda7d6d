// `npm run test:faults`: the long form of the fault suite, on the pinned Node. It starts and breaks servers of its own.
import { ensureInstalled } from "./setup/install.mjs";
import { runOnPinnedNode } from "./setup/pinned-node.mjs";
import { onWishToStop } from "./setup/wish-to-stop.mjs";

await ensureInstalled((line) => console.log(line));
const suite = runOnPinnedNode(["tools/faults/main.ts"]);
onWishToStop((how) => suite.stop(how));
process.exitCode = await suite.ended;
