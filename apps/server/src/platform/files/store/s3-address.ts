/** Where a bucket is and with which keys, in one URL: `https://ID:SECRET@host/bucket?region=eu-central-1`. */

export type S3Address = {
  /** With the bucket as its path, without keys. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

/** Servers other than Amazon's mostly ignore the region, or expect this one. */
const USUAL_REGION = "us-east-1";
const BUCKET = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/;
const REGION = /^[a-z\d-]{1,40}$/;

/** The parts of an S3_URL; undefined if one is missing, malformed or unknown. */
export function readS3Address(text: string): S3Address | undefined {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hash !== "") return undefined;
  const bucket = BUCKET.exec(url.pathname)?.[1];
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  const { region = USUAL_REGION, ...unknown } = Object.fromEntries(url.searchParams);
  const isKnown = Object.keys(unknown).length === 0 && url.searchParams.size <= 1;
  if (bucket === undefined || !accessKeyId || !secretAccessKey || !REGION.test(region) || !isKnown) return undefined;
  return { endpoint: `${url.origin}/${bucket}`, accessKeyId, secretAccessKey, region };
}

/** Keys contain `/` and `+`, which a URL carries percent-encoded. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
