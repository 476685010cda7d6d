declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> });
    /** As they are written, most wanted first, without those of q=0. */
    languages(): string[];
  }
}
