/** The text of an HTML mail, line by line, with quoted parts marked as plain mails mark them. */
import { documentOf, type Element } from "./page-document.ts";

const BLOCKS = new Set(
  "address article div dl dt dd footer h1 h2 h3 h4 h5 h6 header hr li main ol p section table tr ul".split(" "),
);
const UNSEEN = new Set(["script", "style", "noscript", "template", "head", "title"]);
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const MAX_DEPTH = 200;
const TEXT_NODE = 3;

/** "" for what is no page or nested too deeply. Lines of quotations begin with "> ". */
export function textLinesOf(html: string): string {
  try {
    const $ = documentOf({ url: "", contentType: "text/html; charset=utf-8", body: Buffer.from(html) });
    const lines = write($("main").get(0), 0).replace(INVISIBLE, "").split("\n");
    return lines
      .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  } catch {
    return "";
  }
}

function write(node: Element | undefined, depth: number): string {
  if (node === undefined || depth > MAX_DEPTH) return "";
  if (node.nodeType === TEXT_NODE) return "data" in node ? node.data.replace(/\s+/g, " ") : "";
  if (!("children" in node)) return "";
  const name = "name" in node ? node.name : "";
  if (name === "br") return "\n";
  if (UNSEEN.has(name)) return "";
  const inner = node.children.map((child) => write(child, depth + 1)).join("");
  if (name === "blockquote") return `\n${inner.trim().replace(/^/gm, "> ")}\n`;
  if (name === "p") return `\n\n${inner}\n\n`;
  return BLOCKS.has(name) ? `\n${inner}\n` : inner;
}
