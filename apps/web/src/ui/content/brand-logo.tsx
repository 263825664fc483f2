type BrandLogoProps = {
  /** Address of the brand's logo. */
  src: string;
  /** Name of the brand, for the link around the logo. */
  alt: string;
  /** Width divided by height. */
  aspectRatio: number;
  /** Height in rem. */
  height?: number | undefined;
};

/**
 * The brand's logo. Its file follows the colour scheme itself. Its room is reserved before the file has loaded: by an
 * SVG around it, whose attributes take rem. The Content-Security-Policy refuses style attributes in HTML.
 */
export function BrandLogo({ src, alt, aspectRatio, height = 1.75 }: BrandLogoProps) {
  return (
    <svg role="img" aria-label={alt} width={`${height * aspectRatio}rem`} height={`${height}rem`}>
      <image href={src} width="100%" height="100%" preserveAspectRatio="xMinYMid meet" />
    </svg>
  );
}
