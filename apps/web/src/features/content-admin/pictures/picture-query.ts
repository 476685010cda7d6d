import type { Picture } from "@podium/shared/contracts/pictures";
import { picturePath } from "@podium/shared/picture-path";
import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** Its sizes are made within seconds. */
const ASK_AGAIN_MS = 1500;

export const pictureKey = (id: number): readonly unknown[] => ["picture", id];

/** Pictures that were just sent from this device, until the page is left. */
const localViews = new Map<number, string>();

export function noteLocalView(id: number, file: File): void {
  localViews.set(id, URL.createObjectURL(file));
}

/** A picture to look at: as the server made it, or as it was sent while that is not so yet. */
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
