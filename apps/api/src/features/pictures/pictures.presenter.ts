import type { Picture as PresentedPicture } from "@podium/shared/contracts/pictures";
import type { Picture } from "./pictures.service.ts";

export const presentPicture = ({ id, width, height, sizes, ready }: Picture): PresentedPicture => ({
  id,
  width,
  height,
  sizes,
  ready,
});
