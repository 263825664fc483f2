import { brand } from "../../platform/brand/brand.ts";
import { BrandLogo } from "../../ui/content/brand-logo.tsx";
import { LoadingPage } from "../../ui/feedback/loading-screen.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { menu } from "../../ui/icons/icons.ts";
import header from "./header.module.css";
import shell from "./shell.module.css";

/**
 * The shell as it looks before its code has come, with nothing to press. The server sends it to people with a session,
 * so that they see the portal with the page's first bytes.
 */
export const WaitingFrame = () => (
  <div className={shell.page}>
    <div className={header.header}>
      <div className={header.inner}>
        <span className={header.toggle} aria-hidden="true">
          <Icon shape={menu} size={1.375} />
          <span>Menü</span>
        </span>
        <span className={header.logo}>
          <BrandLogo {...brand.logo} />
        </span>
      </div>
    </div>
    <LoadingPage />
  </div>
);
