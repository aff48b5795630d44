// A slow network: everything between the browser and the site goes through here, page, workers and all.

import { connect, createServer } from "node:net";

/** Serves what `address` serves, at this many bits a second in all and with this round trip in milliseconds. */
export async function throttled(address, { bitsPerSecond, roundTrip }) {
  const { hostname, port } = new URL(address);
  const bytesPerMillisecond = bitsPerSecond / 8000;
  // When the line has carried all that was given to it so far.
  let free = 0;
  const sockets = new Set();
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname);
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    relay(browser, site, () => 0);
    relay(site, browser, (bytes) => bytes / bytesPerMillisecond);
  });

  function relay(from, to, cost) {
    from.on("data", (piece) => {
      // In small pieces, so that those of several connections interleave as packets do.
      for (let at = 0; at < piece.length; at += 1460) {
        const packet = piece.subarray(at, at + 1460);
        const now = Date.now();
        free = Math.max(free, now) + cost(packet.length);
        setTimeout(() => to.writable && to.write(packet), free - now + roundTrip / 2);
      }
    });
    from.on("end", () => setTimeout(() => to.end(), Math.max(0, free - Date.now()) + roundTrip));
  }

  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
