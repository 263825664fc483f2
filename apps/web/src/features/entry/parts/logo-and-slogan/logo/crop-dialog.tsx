import { Suspense, useState } from "react";
import { lazyPart } from "../../../../../platform/loading/lazy-part.tsx";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Skeleton, SkeletonBar } from "../../../../../ui/feedback/skeleton.tsx";
import { RadioGroup } from "../../../../../ui/fields/radio-group.tsx";
import { Dialog } from "../../../../../ui/overlays/dialog.tsx";
import { Stack } from "../../../../../ui/page/layout.tsx";
import { aspectOf, CROP_SHAPES, type Crop, type CropShape, wholePixels } from "./crop.ts";

const CropArea = lazyPart(() => import("./crop-area.tsx"));

type CropDialogProps = {
  open: boolean;
  /** The uploaded image with its size in pixels. */
  image: { src: string; width: number; height: number };
  onClose: () => void;
  onCrop: (crop: Crop) => void;
};

/** Chooses the visible part of an uploaded logo. */
export function CropDialog({ open, image, onClose, onCrop }: CropDialogProps) {
  const [shape, setShape] = useState<CropShape>("original");
  const [crop, setCrop] = useState<Crop | null>(null);

  function take() {
    if (crop) onCrop(wholePixels(crop, image));
    onClose();
  }
  const footer = (
    <>
      <Button variant="primary" onClick={take} disabled={!crop}>
        Ausschnitt übernehmen
      </Button>
      <Button onClick={onClose}>Abbrechen</Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Ausschnitt wählen" footer={footer}>
      <Stack>
        <RadioGroup
          label="Form des Logos"
          options={CROP_SHAPES}
          value={shape}
          onChange={(event) => setShape(event.currentTarget.value as CropShape)}
        />
        <Suspense fallback={<CropSkeleton />}>
          <CropArea key={shape} src={image.src} aspect={aspectOf(shape, image)} onCrop={setCrop} />
        </Suspense>
      </Stack>
    </Dialog>
  );
}

function CropSkeleton() {
  return (
    <Skeleton>
      <SkeletonBar height="min(50dvh, 22rem)" />
    </Skeleton>
  );
}
