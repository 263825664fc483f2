/** The floor of answers that are only sent: a bare server that has the bytes and headers of one answer in memory. */
import http from "node:http";

const body = Buffer.from(process.env["FIXED_BODY"] ?? "", "base64");
const headers = JSON.parse(process.env["FIXED_HEADERS"] ?? "{}") as Record<string, string>;

const server = http.createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.send?.("listening"));
