/** What other sites may embed: a script or a picture. */
export type EmbedType = "js" | "svg";
