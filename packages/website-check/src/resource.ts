/** A file that a browser loads with a page. */
export type ResourceKind = "script" | "style" | "image" | "font" | "frame";

export type Resource = { url: string; kind: ResourceKind };
