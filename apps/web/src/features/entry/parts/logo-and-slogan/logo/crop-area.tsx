import { useState } from "react";
import Cropper from "react-easy-crop";
import styles from "./crop-area.module.css";
import type { Crop } from "./crop.ts";
import "react-easy-crop/react-easy-crop.css";

const KEYBOARD_STEP_PX = 8;
const LARGEST_ZOOM = 4;

type CropAreaProps = {
  /** Address of the uploaded image. */
  src: string;
  /** Width divided by height of the kept part. */
  aspect: number;
  /** Called with the kept part, in pixels of the image, whenever a movement ends. */
  onCrop: (crop: Crop) => void;
};

/**
 * The image under a frame: dragging or arrow keys move it; pinching, the wheel or the slider zoom it. Loads only when
 * somebody crops.
 */
export default function CropArea({ src, aspect, onCrop }: CropAreaProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={src}
          crop={position}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={aspect}
          keyboardStep={KEYBOARD_STEP_PX}
          // The page's security policy allows no style elements; the style sheet is imported above.
          disableAutomaticStylesInjection
          mediaProps={{ alt: "" }}
          cropperProps={{ role: "application", "aria-label": "Bildausschnitt, mit den Pfeiltasten verschieben" }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_percentages, pixels) => onCrop(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        <span>Vergrößerung</span>
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} Prozent`}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </>
  );
}
