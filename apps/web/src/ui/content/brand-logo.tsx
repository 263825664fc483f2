import styles from "./brand-logo.module.css";

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

/** The brand's logo. Its SVG follows the colour scheme itself. Its room is reserved before the file has loaded. */
export function BrandLogo({ src, alt, aspectRatio, height = 1.75 }: BrandLogoProps) {
  const size = { height: `${height}rem`, width: `${height * aspectRatio}rem` };
  return <img src={src} alt={alt} className={styles.logo} style={size} />;
}
