/** A sentence for whoever restores: nothing was changed. */
export class RestoreRefused extends Error {}
