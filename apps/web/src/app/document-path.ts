/** Where this document was loaded from, whatever the router shows; read before anybody can go back. */
export const documentPath = import.meta.env.SSR ? "" : window.location.pathname;
