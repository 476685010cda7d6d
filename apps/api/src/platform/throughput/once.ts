/** Makes a value at the first call, once for all callers; again after a failure. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

export function oncePer<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, { value: Made }>();
  return (source) => {
    const known = made.get(source);
    if (known) return known.value;
    const value = make(source);
    made.set(source, { value });
    return value;
  };
}
