const plugins = {};
exports.add = (name, plugin) => (plugins[name] = plugin);
exports.names = () => Object.keys(plugins);
exports.run = (text, names) => names.reduce((left, name) => plugins[name]?.(left) ?? `no ${name}`, text);
