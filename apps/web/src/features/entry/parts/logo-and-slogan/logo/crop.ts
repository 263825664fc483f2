/** Part of an uploaded image in whole pixels, after the image's rotation is applied. */
export type Crop = { x: number; y: number; width: number; height: number };

export type CropShape = "original" | "square" | "wide";

export const CROP_SHAPES: readonly { value: CropShape; label: string }[] = [
  { value: "original", label: "Wie das Bild" },
  { value: "square", label: "Quadratisch" },
  { value: "wide", label: "Breit" },
];

const WIDE_ASPECT = 3;

/** Aspect ratio (width divided by height) of a shape. */
export const aspectOf = (shape: CropShape, image: { width: number; height: number }): number => {
  if (shape === "square") return 1;
  return shape === "wide" ? WIDE_ASPECT : image.width / image.height;
};

/** Rounds to whole pixels inside the image, at least one in each direction, because browsers measure in fractions. */
export function wholePixels(crop: Crop, image: { width: number; height: number }): Crop {
  const x = Math.min(Math.max(0, Math.round(crop.x)), image.width - 1);
  const y = Math.min(Math.max(0, Math.round(crop.y)), image.height - 1);
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round(crop.width), image.width - x)),
    height: Math.max(1, Math.min(Math.round(crop.height), image.height - y)),
  };
}

/** True if the crop keeps the whole image. */
export const isWholeImage = (crop: Crop, image: { width: number; height: number }): boolean =>
  crop.x === 0 && crop.y === 0 && crop.width === image.width && crop.height === image.height;
