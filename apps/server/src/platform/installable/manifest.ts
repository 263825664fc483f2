/** The manifest of a brand's app (W3C Web Application Manifest). */
import type { Brand } from "@portal/contract/brands/brand";

const PNG = "image/png";

export const manifestOf = ({ key, name, claim, mailAccent }: Brand) => ({
  id: "/",
  name: `${name} Firmenportal`,
  short_name: name,
  description: claim,
  lang: "de",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#ffffff",
  theme_color: mailAccent,
  icons: [
    { src: `/brands/${key}/icon-192.png`, sizes: "192x192", type: PNG, purpose: "any" },
    { src: `/brands/${key}/icon-512.png`, sizes: "512x512", type: PNG, purpose: "any" },
    { src: `/brands/${key}/icon-maskable-512.png`, sizes: "512x512", type: PNG, purpose: "maskable" },
  ],
});
