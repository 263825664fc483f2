import { BrandLogo } from "../content/brand-logo.tsx";
import { Icon } from "../icons/icon.tsx";
import { Row, Stack } from "../page/layout.tsx";
import { Section } from "../page/section.tsx";
import styles from "./gallery.module.css";

const ROLES = [
  "surface",
  "surface-sunken",
  "surface-raised",
  "surface-hover",
  "line",
  "line-strong",
  "ink-muted",
  "ink",
  "accent",
  "accent-hover",
  "accent-soft",
  "focus",
  "danger",
  "danger-soft",
  "warning",
  "warning-soft",
  "success",
  "success-soft",
  "info",
  "info-soft",
];
const SIZES = ["3xl", "2xl", "xl", "lg", "md", "sm", "xs"];
const LOGOS = [
  { src: "/brands/nahbei/logo.svg", alt: "Nahbei", aspectRatio: 143 / 40 },
  { src: "/brands/werkweiser/logo.svg", alt: "Werkweiser", aspectRatio: 208 / 40 },
  { src: "/brands/nahbei/logo-footer.svg", alt: "Nahbei", aspectRatio: 143 / 40 },
  { src: "/brands/werkweiser/logo-footer.svg", alt: "Werkweiser", aspectRatio: 208 / 40 },
];

/** All icons by name. A glob, because a normal import would hide unused icons from the dead-code check. */
const ICONS = Object.values(import.meta.glob<Record<string, string>>("../icons/icons.ts", { eager: true }))[0] ?? {};

/** Colours, type, icons, logos. */
export function FoundationsGallery() {
  return (
    <Section id="grundlagen" title="Grundlagen">
      <Stack gap="xl">
        <ul className={styles.colours} role="list">
          {ROLES.map((role) => (
            <li key={role}>
              <span className={styles.swatch} style={{ background: `var(--${role})` }} />
              <code className={styles.code}>{role}</code>
            </li>
          ))}
        </ul>
        <div>
          {SIZES.map((size) => (
            <p key={size} style={{ fontSize: `var(--text-${size})` }}>
              Öffnungszeiten speichern <span className={styles.muted}>{size}</span>
            </p>
          ))}
        </div>
        <ul className={styles.icons} role="list">
          {Object.entries(ICONS).map(([name, shape]) => (
            <li key={name}>
              <Icon shape={shape} size={1.5} />
              <span className={styles.code}>{name}</span>
            </li>
          ))}
        </ul>
        <Row gap="lg">
          {LOGOS.map((logo) => (
            <BrandLogo key={logo.src} {...logo} />
          ))}
        </Row>
      </Stack>
    </Section>
  );
}
