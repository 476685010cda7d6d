/** `npm run build`: builds the served files, unless nothing changed since the last build. */
import { buildApi, buildWeb, compressWeb } from "#services/build.ts";

const say = (line: string): void => console.log(line);
await Promise.all([buildApi({ say }), buildWeb({ say })]);
await compressWeb();
