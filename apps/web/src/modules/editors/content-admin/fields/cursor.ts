/** A path into edited content: the value there, and how to change it. */
export interface Cursor<T> {
  /** As in the server's refusals: 'cast.2.role.nl'. */
  readonly path: string;
  readonly value: T;
  /** Applies a function to the latest value: an upload may end long after its field was rendered. */
  readonly change: (apply: (value: T) => T) => void;
}

export function at<T extends object, Key extends keyof T & string>(cursor: Cursor<T>, key: Key): Cursor<T[Key]> {
  return {
    path: cursor.path === "" ? key : `${cursor.path}.${key}`,
    value: cursor.value[key],
    change: (apply) => cursor.change((whole) => ({ ...whole, [key]: apply(whole[key]) })),
  };
}

export function item<T>(cursor: Cursor<T[]>, index: number, value: T): Cursor<T> {
  return {
    path: `${cursor.path}.${index}`,
    value,
    change: (apply) => cursor.change((list) => list.map((one, place) => (place === index ? apply(one) : one))),
  };
}
