/** Lower bounds of the layout's widths in pixels (Specification §9). Style sheets repeat them. */
export const BREAKPOINTS_PX = { xs: 0, sm: 576, md: 768, lg: 1024, xl: 1280, xxl: 1680 } as const;
