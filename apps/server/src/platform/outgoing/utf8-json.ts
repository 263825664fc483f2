/** Reads JSON of outside systems strictly: lenient decoding would store spoiled names such as "K\uFFFDln". */

/** The answer's value; null if its bytes are no JSON in UTF-8. */
export async function utf8JsonOf(answer: Pick<Response, "arrayBuffer">): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await answer.arrayBuffer()));
  } catch {
    return null;
  }
}
