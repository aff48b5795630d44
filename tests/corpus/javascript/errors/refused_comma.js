console.log("this never runs");
const point = {
  x: 1,
  y: 2,,
};
