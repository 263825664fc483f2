import { onTestFinished, vi } from "vitest";

/** From now on the files that the page saves by a link, instead of being saved. */
export function savedFiles(): { name: string; href: string }[] {
  const saved: { name: string; href: string }[] = [];
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
  });
  onTestFinished(() => clicks.mockRestore());
  return saved;
}
