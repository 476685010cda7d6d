/** How long a screen offers to undo a confirmation by hand; the server holds the tickets back some seconds longer. */
export const UNDO_MS = 8000;
