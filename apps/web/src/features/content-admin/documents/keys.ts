/** Of all drafts in the cache, and of lists of them. */
export const CONTENT_KEY = ["content-admin"];
