console.log("late runs");
export const word = "late";
