// The module `os`.

const _os = { EOL: "\n" };
_methods(_os, {
  platform() { return "linux"; }, cpus() { return []; }, totalmem() { return 8589934592; }, freemem() { return 4294967296; },
  arch() { return "x64"; }, endianness() { return "LE"; }, release() { return "6.1.0"; }, uptime() { return 0; }, loadavg() { return [0, 0, 0]; },
  machine() { return "x86_64"; }, version() { return "#1"; }, networkInterfaces() { return {}; }, availableParallelism() { return 1; },
  userInfo() { return { uid: 0, gid: 0, username: "root", homedir: "/", shell: "/bin/sh" }; },
  hostname() { return "localhost"; }, tmpdir() { return "/tmp"; }, homedir() { return "/"; }, type() { return "Linux"; },
});
_offer("os", _os);
