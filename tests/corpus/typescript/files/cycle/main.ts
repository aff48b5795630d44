// covers: classes of files that import each other, used once all have run; types imported in a circle
import { Folder } from "./folder";
import { File } from "./file";
const root = new Folder("root").add(new File("a.txt", 3)).add(new Folder("sub").add(new File("b.txt", 5)));
console.log(root.size, root.show());
console.log(root.find("b.txt")?.path, root.find("c.txt")?.path ?? "none");
