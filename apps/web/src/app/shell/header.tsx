import { homeOf } from "../../features/navigation/home.ts";
import { brand } from "../../platform/brand/brand.ts";
import { DEFAULT_PROFILE_IMAGE_PATH } from "../../platform/brand/default-profile-image.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { Avatar } from "../../ui/content/avatar.tsx";
import { BrandLogo } from "../../ui/content/brand-logo.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { logout, menu as menuShape } from "../../ui/icons/icons.ts";
import styles from "./header.module.css";
import { SearchButton } from "./search-button.tsx";

type HeaderProps = {
  session: LoggedIn;
  /** The side menu on narrow screens; null on pages without one. */
  menu: { id: string; open: boolean; onOpen: () => void } | null;
};

/** Logo, menu button, search, the person and the logout button. */
export function Header({ session, menu }: HeaderProps) {
  return (
    <header className={styles.header} data-print="hide" data-docked="">
      <div className={styles.inner}>
        {menu && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={menu.open}
            aria-controls={menu.id}
            onClick={menu.onOpen}
          >
            <Icon shape={menuShape} size={1.375} />
            <span>Menü</span>
          </button>
        )}
        <PageLink to={homeOf(session)} className={styles.logo}>
          <BrandLogo {...brand.logo} />
        </PageLink>
        <div className={styles.person}>
          <SearchButton session={session} className={styles.out} />
          <UserButton session={session} />
          <PageLink to="logout" className={styles.out}>
            <Icon shape={logout} />
            <span>Abmelden</span>
          </PageLink>
        </div>
      </div>
    </header>
  );
}

/**
 * Image and login name, with a link to the person's area; disabled while loading and for customer care (Specification
 * §2).
 */
function UserButton({ session: { user, activeAccountId, account } }: { session: LoggedIn }) {
  const loading = activeAccountId !== null && account === null;
  const content = (
    <>
      <Avatar src={user.profile_image ?? DEFAULT_PROFILE_IMAGE_PATH} size="sm" />
      <span className={styles.login}>{user.login}</span>
    </>
  );
  if (loading || user.cucaInfo) {
    return (
      <button type="button" className={styles.user} disabled aria-label={`Angemeldet als ${user.login}`}>
        {content}
      </button>
    );
  }
  return (
    <PageLink to="user_dashboard" className={styles.user} aria-label={`Mein Bereich, angemeldet als ${user.login}`}>
      {content}
    </PageLink>
  );
}
