// covers: an error that an emitter has no listener for
const { EventEmitter } = require("events");
class Job extends EventEmitter {
  run() {
    this.emit("start");
    this.emit("error", new Error("job failed"));
  }
}
const job = new Job();
job.on("start", () => console.log("started"));
try {
  job.emit("error", "a text");
} catch (error) {
  console.log(error.code, error.message, error.context);
}
job.run();
