/** How much a multipart body may weigh beyond its file. */
/** What a multipart body needs beside its file. */
export const MULTIPART_FRAME_BYTES = 16_384;
