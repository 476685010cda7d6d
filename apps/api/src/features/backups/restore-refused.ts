/** A refusal before anything was changed; its message is for the person who restores. */
export class RestoreRefused extends Error {}
