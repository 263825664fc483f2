/** Temporary files: an upload waits under a marker until a save uses it (Specification §5 "Temporary file marker"). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";

/** The purpose decides which files are allowed. A marker is valid only for saves of its own purpose. */
export const UPLOAD_PURPOSES = ["logo", "photo", "document", "website_file", "web_banner", "message_file"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export type UploadRule = {
  /** Largest file, in bytes. */
  bytes: number;
  /** Media types that browsers report before the upload; some report none. The file's bytes decide. */
  mediaTypes: readonly string[];
  /** The file chooser's `accept`. */
  accept: string;
  tooLarge: string;
  typeNotAllowed: string;
};

const MB = 1024 * 1024;
const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** Types that phones report for their photos. */
const HEIC_TYPES = ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"] as const;

/** Texts and office documents. Those with macros, and the older formats that may hide some, have other types. */
const TEXT_TYPES = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/vnd.oasis.opendocument.text",
  "application/vnd.oasis.opendocument.spreadsheet",
  "application/rtf",
  "text/rtf",
  "text/plain",
] as const;

export const UPLOAD_RULES: Readonly<Record<UploadPurpose, UploadRule>> = {
  logo: {
    bytes: 10 * MB,
    mediaTypes: IMAGE_TYPES,
    accept: IMAGE_TYPES.join(","),
    tooLarge: "Die Datei ist zu groß. Erlaubt sind höchstens 10 MB.",
    typeNotAllowed: "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder GIF.",
  },
  photo: {
    bytes: 20 * MB,
    mediaTypes: [...IMAGE_TYPES, ...HEIC_TYPES],
    accept: "image/*,.heic,.heif",
    tooLarge: "Das Bild ist zu groß. Erlaubt sind höchstens 20 MB.",
    typeNotAllowed: "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, GIF oder HEIC.",
  },
  document: {
    bytes: 10 * MB,
    mediaTypes: ["application/pdf"],
    accept: "application/pdf,.pdf",
    tooLarge: "Das Dokument ist zu groß. Erlaubt sind höchstens 10 MB.",
    typeNotAllowed: "Bitte wählen Sie ein Dokument im Format PDF.",
  },
  // Nothing here is shown to visitors: people of the provider build pages from it.
  website_file: {
    bytes: 20 * MB,
    mediaTypes: [...IMAGE_TYPES, ...HEIC_TYPES, ...TEXT_TYPES],
    accept: "image/*,.heic,.heif,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.rtf,.txt",
    tooLarge: "Die Datei ist zu groß. Erlaubt sind höchstens 20 MB.",
    typeNotAllowed:
      "Bitte wählen Sie ein Bild, ein PDF, einen Text oder ein Dokument aus Word, Excel, PowerPoint oder LibreOffice, ohne Makros.",
  },
  // Mail servers refuse larger ones, and programs that run are nobody's message.
  message_file: {
    bytes: 10 * MB,
    mediaTypes: [...IMAGE_TYPES, ...HEIC_TYPES, ...TEXT_TYPES],
    accept: "image/*,.heic,.heif,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.rtf,.txt",
    tooLarge: "Die Datei ist zu groß. Erlaubt sind höchstens 10 MB.",
    typeNotAllowed:
      "Bitte wählen Sie ein Bild, ein PDF, einen Text oder ein Dokument aus Word, Excel, PowerPoint oder LibreOffice, ohne Makros.",
  },
  // The heaviest that any flavour allows; the banner's own flavour decides when the files are handed over.
  web_banner: {
    bytes: 200_000,
    mediaTypes: IMAGE_TYPES,
    accept: IMAGE_TYPES.join(","),
    tooLarge: "Die Datei ist zu groß. Erlaubt sind höchstens 200 KB.",
    typeNotAllowed: "Bitte wählen Sie ein Bild im Format GIF, PNG, WebP oder JPEG.",
  },
};

/** Most pixels of an uploaded image, checked before it is decoded. */
export const UPLOAD_LIMIT_PIXELS = 50_000_000;
/** Hours after which an unused temporary file is removed. */
export const TEMPORARY_FILE_HOURS = 24;

/** Name of the form field that carries the file. */
export const UPLOAD_FIELD = "file";

/** Longest side of a photo's thumbnail, in pixels. */
export const THUMBNAIL_PIXELS = 480;

/** The thumbnail of a photo whose URL the entry gives: `/media/…-480`. */
export const thumbnailOf = (photoUrl: string): string => `${photoUrl}-${THUMBNAIL_PIXELS}`;

export type TemporaryFile = {
  marker: string;
  /** Preview for the uploader only: the stored image or document. */
  url: string;
  /** The thumbnail's preview; null unless the file is a photo. */
  thumbnailUrl: string | null;
  /** Pixels of the stored image, upright; crops use them. 0 for a document. */
  width: number;
  height: number;
  mediaType: string;
  /** Size of the stored file. */
  bytes: number;
};

/** `purpose` is in the query, so the server knows the limits before the first byte of the file. */
export const uploadTemporaryFile = endpoint<TemporaryFile>()({
  name: "uploadTemporaryFile",
  method: "POST",
  path: "/api/customer/temporary-files",
  query: z.object({
    purpose: z._default(z.enum(UPLOAD_PURPOSES, "Diese Verwendung gibt es nicht."), "logo"),
  }),
  bodyKind: "multipart",
  errors: [
    "request.throttled",
    "files.busy",
    "files.missing",
    "files.too_large",
    "files.too_many_pixels",
    "files.type_not_allowed",
    "files.unreadable",
    "web_banner.file_does_not_fit",
  ],
});

/**
 * The preview, a plain GET for `<img src>`: the URLs of the upload's answer already contain the accountId. Only for the
 * uploader, in the company of the upload.
 */
export const getTemporaryFile = endpoint<Uint8Array>()({
  name: "getTemporaryFile",
  method: "GET",
  path: "/api/customer/temporary-files/:marker",
  params: z.object({ marker: z.string().check(z.maxLength(100)) }),
  query: z.object({ size: z._default(z.enum(["full", "thumbnail"], "Diese Größe gibt es nicht."), "full") }),
  errors: ["files.not_found"],
});
