/** `/preview`: every component of the design system in every state. */
export { Gallery as Page } from "../../ui/gallery/gallery.tsx";
