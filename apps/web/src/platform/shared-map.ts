/** How many parts a map has: a changed copy copies one of them, and a comparison looks at those that differ. */
const PARTS = 512;

function partOf(key: string): number {
  let hash = 0;
  for (let index = 0; index < key.length; index += 1) hash = (hash * 31 + key.charCodeAt(index)) | 0;
  return hash & (PARTS - 1);
}

function emptyParts<Key, Value>(): readonly Map<Key, Value>[] {
  return Array.from({ length: PARTS }, () => new Map<Key, Value>());
}

/** A map that is never changed: its copies share what stayed the same, so that one of 20,000 seats costs no more. */
export class SharedMap<Key extends string, Value> implements ReadonlyMap<Key, Value> {
  readonly size: number;
  readonly #parts: readonly ReadonlyMap<Key, Value>[];

  private constructor(parts: readonly ReadonlyMap<Key, Value>[], size: number) {
    this.#parts = parts;
    this.size = size;
  }

  static is<Key extends string, Value>(map: ReadonlyMap<Key, Value>): map is SharedMap<Key, Value> {
    return map instanceof SharedMap;
  }

  /** Returns the same map when it is one already. */
  static of<Key extends string, Value>(entries: ReadonlyMap<Key, Value>): SharedMap<Key, Value> {
    if (SharedMap.is(entries)) return entries;
    const parts = emptyParts<Key, Value>();
    for (const [key, value] of entries) parts[partOf(key)]?.set(key, value);
    return new SharedMap(parts, entries.size);
  }

  /** Returns a map in which all these keys have the same value. */
  static all<Key extends string, Value>(keys: ReadonlySet<Key>, value: Value): SharedMap<Key, Value> {
    const parts = emptyParts<Key, Value>();
    for (const key of keys) parts[partOf(key)]?.set(key, value);
    return new SharedMap(parts, keys.size);
  }

  with(changes: Iterable<readonly [Key, Value]>): SharedMap<Key, Value> {
    const parts = [...this.#parts];
    const copied = new Map<number, Map<Key, Value>>();
    let { size } = this;
    for (const [key, value] of changes) {
      const index = partOf(key);
      let part = copied.get(index);
      if (!part) copied.set(index, (part = new Map(parts[index])));
      if (!part.has(key)) size += 1;
      part.set(key, value);
    }
    for (const [index, part] of copied) parts[index] = part;
    return copied.size === 0 ? this : new SharedMap(parts, size);
  }

  /** Yields each key of which the other map has another value, or none, and those that only the other one has. */
  *differences(other: SharedMap<Key, Value>): Generator<Key> {
    for (const [index, part] of this.#parts.entries()) {
      const others = other.#parts[index];
      if (part === others || !others) continue;
      for (const [key, value] of part) if (others.get(key) !== value || !others.has(key)) yield key;
      for (const key of others.keys()) if (!part.has(key)) yield key;
    }
  }

  get(key: Key): Value | undefined {
    return this.#parts[partOf(key)]?.get(key);
  }

  has(key: Key): boolean {
    return this.#parts[partOf(key)]?.has(key) === true;
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const part of this.#parts) yield* part;
  }

  *keys(): MapIterator<Key> {
    for (const part of this.#parts) yield* part.keys();
  }

  *values(): MapIterator<Value> {
    for (const part of this.#parts) yield* part.values();
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }
}
