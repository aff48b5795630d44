// A slow network: everything between the browser and the site goes through here, page, workers and all.

import { connect, createServer } from "node:net";

/** Serves what `address` serves, at this many bits a second in all and with this round trip in milliseconds. */
export async function throttled(address, { bitsPerSecond, roundTrip }) {
  const { hostname, port } = new URL(address);
  const bytesPerMillisecond = bitsPerSecond / 8000;
  // When the line to the browser has carried all that was given to it so far.
  let free = 0;
  const atOnce = () => Date.now();
  const onTheLine = (bytes) => (free = Math.max(free, Date.now()) + bytes / bytesPerMillisecond);
  const sockets = new Set();
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname);
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    relay(browser, site, atOnce);
    relay(site, browser, onTheLine);
  });

  // Each direction is a queue of its own: timers that are due in the same millisecond fire in no certain order.
  function relay(from, to, carried) {
    const queue = [];
    let waiting = false;
    const wait = () => {
      if (waiting || queue.length === 0) return;
      waiting = true;
      setTimeout(deliver, Math.max(0, queue[0].due - Date.now()));
    };
    const deliver = () => {
      waiting = false;
      while (queue.length > 0 && queue[0].due <= Date.now()) {
        const { packet } = queue.shift();
        if (packet) to.writable && to.write(packet);
        else to.end();
      }
      wait();
    };
    from.on("data", (piece) => {
      // In small pieces, so that those of several connections interleave as packets do.
      for (let at = 0; at < piece.length; at += 1460) {
        const packet = piece.subarray(at, at + 1460);
        queue.push({ due: carried(packet.length) + roundTrip / 2, packet });
      }
      wait();
    });
    from.on("end", () => {
      queue.push({ due: carried(0) + roundTrip / 2 });
      wait();
    });
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
