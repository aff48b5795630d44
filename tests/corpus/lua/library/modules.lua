print(require("string") == string, package.loaded.math == math)
package.preload.mine = function(name) return { name = name } end print(require("mine").name, require("mine") == require("mine"))
