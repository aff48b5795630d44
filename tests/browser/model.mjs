// A server on this machine that speaks the protocol of a provider of language models, with answers that are written down.

import { createServer } from "node:http";

/** Starts one. Each answer is a text, which comes as a stream, or `{ status, body, type }`, which comes as it is. */
export async function serveModel(answers, { allows = true } = {}) {
  const asked = [];
  const server = createServer((request, answer) => {
    const headers = allows ? { "access-control-allow-origin": "*", "access-control-allow-headers": "*" } : {};
    if (request.method === "OPTIONS") return answer.writeHead(204, headers).end();
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      const next = answers.shift() ?? { status: 500, body: "" };
      if (typeof next !== "string") {
        answer.writeHead(next.status ?? 200, { "content-type": next.type ?? "application/json", ...headers });
        return answer.end(next.body);
      }
      answer.writeHead(200, { "content-type": "text/event-stream", ...headers });
      for (const event of events(next)) answer.write(`data: ${JSON.stringify(event)}\n\n`);
      answer.end();
    });
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const close = () => new Promise((done) => (server.closeAllConnections(), server.close(done)));
  return { base: `http://127.0.0.1:${server.address().port}`, asked, close };
}

/** A text as Anthropic streams it, in three pieces. */
function events(text) {
  const third = Math.ceil(text.length / 3);
  const pieces = [0, 1, 2].map((at) => text.slice(at * third, (at + 1) * third));
  return [
    { type: "message_start", message: { usage: { input_tokens: 12, output_tokens: 1 } } },
    ...pieces.map((piece) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: piece } })),
    { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 34 } },
    { type: "message_stop" },
  ];
}
