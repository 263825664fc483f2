/** How much a multipart body may weigh beyond its file. */
/** Bytes of a multipart body beside its file. */
export const MULTIPART_FRAME_BYTES = 16_384;
