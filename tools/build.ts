/** `npm run build`: what is served, unless nothing changed since it was built. */
import { buildApi, buildWeb, compressWeb } from "#services/build.ts";

const say = (line: string): void => console.log(line);
await Promise.all([buildApi({ say }), buildWeb({ say })]);
await compressWeb();
