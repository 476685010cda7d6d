/** Of the queries of what is sold beside seats. */
export const PRODUCTS_KEY = ["products"];
