/** The baseline of the size budget: a minimal React page, built by the same Vite. Not part of the product. */
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root) createRoot(root).render(<h1>Hallo</h1>);
