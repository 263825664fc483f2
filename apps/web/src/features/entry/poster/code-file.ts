/** Saves the QR code as a file: SVG for print shops, PNG for letters and pictures. */

/** Pixels per side: about 8.7 cm in print at 300 dpi. */
const PNG_PIXELS = 1024;

const fileName = (company: string, ending: string): string =>
  `QR-Code ${company.replace(/[^\p{L}\p{N}]+/gu, " ").trim()}.${ending}`;

const markupOf = (svg: SVGElement): string => {
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
};

function offer(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function saveAsSvg(svg: SVGElement | null, company: string): void {
  if (svg !== null) offer(new Blob([markupOf(svg)], { type: "image/svg+xml" }), fileName(company, "svg"));
}

/** Draws the SVG on a canvas and offers the picture as a download. */
export async function saveAsPng(svg: SVGElement | null, company: string): Promise<void> {
  if (svg === null) return;
  const image = new Image(PNG_PIXELS, PNG_PIXELS);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markupOf(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PNG_PIXELS;
  canvas.height = PNG_PIXELS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, PNG_PIXELS, PNG_PIXELS);
  canvas.toBlob((blob) => blob && offer(blob, fileName(company, "png")), "image/png");
}
