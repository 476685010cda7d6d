/** Begins the keys of queries of products on sale. */
export const PRODUCTS_KEY = ["products"];
