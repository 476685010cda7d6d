/** Allows scripts from this server only; the UI library sets inline styles. */
export const contentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    styleSrcElem: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    frameSrc: ["https://www.openstreetmap.org"],
    mediaSrc: ["'self'", "blob:"],
    workerSrc: ["'self'", "blob:"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Policy of a page that other sites embed: no scripts, only its style, fonts and pictures. */
export const framedContentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["*"],
  },
};

/** Also lets scripts compile WebAssembly, but still not evaluate text (decisions, 074). */
export const wasmContentPolicy = {
  ...contentPolicy,
  directives: { ...contentPolicy.directives, scriptSrc: ["'self'", "'wasm-unsafe-eval'"] },
};
