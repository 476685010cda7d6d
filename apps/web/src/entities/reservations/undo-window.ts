/** How long a screen offers to undo a manual confirmation; the server delays the mail with tickets somewhat longer. */
export const UNDO_MS = 8000;
