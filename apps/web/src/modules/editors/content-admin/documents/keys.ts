/** Query key of all drafts, and of lists of them. */
export const CONTENT_KEY = ["content-admin"];
