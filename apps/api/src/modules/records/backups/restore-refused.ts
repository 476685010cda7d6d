/** A refused restore, which changed nothing; its message is for the person who restores. */
export class RestoreRefused extends Error {}
