import type { Picture } from "@podium/shared/contracts/pictures";
import { picturePath } from "@podium/shared/site/picture-path";
import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** Poll interval; the server makes the sizes of a picture within seconds. */
const ASK_AGAIN_MS = 1500;

export const pictureKey = (id: number): readonly unknown[] => ["picture", id];

/** Pictures uploaded from this device, until the page is left. */
const localViews = new Map<number, string>();

export function noteLocalView(id: number, file: File): void {
  localViews.set(id, URL.createObjectURL(file));
}

/** Returns a picture to show: the server's version, or the local file until that is ready. */
export function usePictureView(id: number): { url: string | null; picture: Picture | undefined; error: Error | null } {
  const { data: picture, error } = useQuery({
    queryKey: pictureKey(id),
    queryFn: ({ signal }) => api.getPicture({ params: { id }, signal }),
    staleTime: ({ state }) => (state.data?.ready === true ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data?.ready === false ? ASK_AGAIN_MS : false),
  });
  const size = picture?.sizes.find((width) => width >= 640) ?? picture?.sizes.at(-1);
  const made = picture?.ready === true && size !== undefined ? picturePath(id, size, "webp", picture.key) : null;
  return { url: made ?? localViews.get(id) ?? null, picture, error };
}
