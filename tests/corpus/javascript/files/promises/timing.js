exports.delay = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));
exports.retry = async function retry(times, run) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(attempt);
    } catch (e) {
      console.log("caught", e.message);
      if (attempt === times) throw e;
      await exports.delay(1);
    }
  }
};
