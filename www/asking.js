// Requests to language models. Each goes through a frame of its own, which may speak to that one server alone; taking the frame away
// ends the request.

let frame;

/** Sends a request, in the place of any before; `tell` is called with what comes. */
export function ask(method, url, names, values, body, key, tell) {
  stop();
  let server;
  try {
    server = new URL(url).origin;
  } catch {
    tell(["unreachable", navigator.onLine]);
    return;
  }
  const own = document.createElement("iframe");
  frame = own;
  own.hidden = true;
  own.title = "Requests to a language model";
  own.src = `ask.html#${encodeURIComponent(server)}`;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (frame !== own) return;
    if (data[0] === "ended" || data[0] === "unreachable") stop();
    tell(data);
  };
  const headers = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  own.onload = () => own.contentWindow.postMessage({ method, url, headers, body, key }, "*", [port2]);
  document.body.append(own);
}

/** Ends the request that is under way. */
export function stop() {
  frame?.remove();
  frame = undefined;
}
