// covers: process.exitCode, finally before an uncaught error, error in a timer
process.exitCode = 2; try { console.log("try"); } finally { console.log("finally"); } setTimeout(() => console.log("timer"), 1); console.log("end");
