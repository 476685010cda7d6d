export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const taken = list[from];
  return taken === undefined
    ? [...list]
    : withAt(
        list.filter((_, place) => place !== from),
        to,
        taken,
      );
}

export const withAt = <T>(list: readonly T[], index: number, value: T): T[] => list.toSpliced(index, 0, value);
