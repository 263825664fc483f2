/** Lower bounds of the widths that the layout knows (Specification §9); style sheets repeat them. */
export const BREAKPOINTS_PX = { xs: 0, sm: 576, md: 768, lg: 1024, xl: 1280, xxl: 1680 } as const;
