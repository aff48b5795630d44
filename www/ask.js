// Inside the frame: sends one request, and says what comes back, piece by piece.

// From here on the browser refuses requests to any other server. The address of this frame names the one that is allowed.
const server = new URL(decodeURIComponent(location.hash.slice(1))).origin;
const policy = document.createElement("meta");
policy.httpEquiv = "Content-Security-Policy";
policy.content = `default-src 'none'; connect-src ${server}`;
document.head.append(policy);

addEventListener("message", (event) => {
  if (event.source === parent && event.ports[0]) void ask(event.data, event.ports[0]);
});

async function ask({ method, url, headers, body, key }, port) {
  const say = (...message) => port.postMessage(message);
  // A server may repeat the key in what it says: it is taken out here, before anybody reads it.
  const hide = (text) => (key ? text.replaceAll(key, "(key)") : text);
  let response;
  try {
    response = await fetch(url, {
      method,
      headers,
      body: body || undefined,
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      referrerPolicy: "no-referrer",
    });
  } catch {
    say("unreachable", navigator.onLine);
    return;
  }
  const isJson = (response.headers.get("content-type") ?? "").startsWith("application/json");
  const isWhole = method === "GET" || isJson || !response.ok;
  say("status", response.status, response.headers.get("retry-after"), isWhole);
  try {
    const decoder = new TextDecoder();
    let rest = "";
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      // Up to the last line that is there, so that a key cannot come in two parts.
      const end = done ? rest.length : rest.lastIndexOf("\n") + 1;
      if (end > 0) say("text", hide(rest.slice(0, end)));
      rest = rest.slice(end);
      if (done) break;
    }
  } catch {
    // What has come is an answer that is cut off.
  }
  say("ended");
}
