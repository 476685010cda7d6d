import type { Picture as PresentedPicture } from "@podium/shared/contracts/pictures";
import type { DraftPicture } from "./pictures.service.ts";

export const presentPicture = ({ id, width, height, sizes, ready, key }: DraftPicture): PresentedPicture => ({
  id,
  width,
  height,
  sizes,
  ready,
  key,
});
