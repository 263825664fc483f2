import styles from "./brand-logo.module.css";

type BrandLogoProps = {
  /** Address of the brand's logo. */
  src: string;
  /** Name of the brand, for the link that it stands in. */
  alt: string;
  /** Height in rem. */
  height?: number | undefined;
};

/** The brand's logo. Its SVG follows the colour scheme by itself. */
export function BrandLogo({ src, alt, height = 1.75 }: BrandLogoProps) {
  return <img src={src} alt={alt} className={styles.logo} style={{ height: `${height}rem` }} />;
}
