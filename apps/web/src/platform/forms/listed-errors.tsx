import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../loading/lazy-part.tsx";

/** The messages stand at their fields, too: nothing is missing if the list can't be loaded. */
const ErrorList = lazyPart(
  () => import("./error-list.tsx"),
  () => null,
);

/** All that is wrong in a form, once it was sent. */
export const ListedErrors = (props: ComponentProps<typeof ErrorList>) => (
  <Suspense>
    <ErrorList {...props} />
  </Suspense>
);
