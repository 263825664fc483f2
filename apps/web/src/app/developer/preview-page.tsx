/** `/preview`: every component of the design system in every state. */
export { Gallery as default } from "../../ui/gallery/gallery.tsx";
