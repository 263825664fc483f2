import { useEffect, useRef, useState, type ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./embedded-page.module.css";

type EmbeddedPageProps = ComponentProps<"iframe"> & { title: string; sandbox: string };

/**
 * A document of its own within the page, for example a mail as it looks. People scroll it with the keyboard, so it
 * shows that it has the focus: to style sheets a focused frame looks like any other.
 */
export function EmbeddedPage({ className, ...rest }: EmbeddedPageProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const look = () => setFocused(document.activeElement === ref.current);
    window.addEventListener("blur", look);
    window.addEventListener("focus", look);
    return () => {
      window.removeEventListener("blur", look);
      window.removeEventListener("focus", look);
    };
  }, []);
  return (
    <iframe
      {...rest}
      ref={ref}
      className={classNames(styles.page, className)}
      data-focused={isFocused ? "" : undefined}
    />
  );
}
