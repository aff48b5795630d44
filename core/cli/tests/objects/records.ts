enum Level { Low = 1, High = 5 }                  //+
class Task { constructor(public title: string, public level: Level) {} } //+
const tasks: Task[] = [new Task("a", Level.High), new Task("b", Level.Low)]; //+
const notes: string[] = ["x"];                    //-
notes.push("y");                                  //-
const urgent = tasks.filter((t) => t.level > 2);  //+
const count = urgent.length;                      //+
console.log(notes);                               //-
console.log(count);                               //@count
