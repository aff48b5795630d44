# Files, which live in memory for the length of a run: a path's contents are a string that streams read and write.

FILES = {}
FOLDERS = ["/", ".", "/tmp"]
def KERNEL.path_of(path)
  path = path.to_path if path.respond_to?(:to_path)
  text = KERNEL.text_of(path)
  made = File.expand_path(text)
  made.size > 1 ? made.delete_suffix("/") : made
end
def KERNEL.no_file(path, place = "rb_sysopen")
  raise Errno::ENOENT.new(path.to_s, place)
end
def KERNEL.contents_of(path)
  known = KERNEL.path_of(path)
  raise Errno::EISDIR.new(path.to_s, "io_fread") if FOLDERS.include?(known)
  FILES[known] || KERNEL.no_file(path)
end
class File < StringIO
  SEPARATOR = "/"
  Separator = "/"
  PATH_SEPARATOR = ":"
  LOCK_SH = 1
  LOCK_EX = 2
  LOCK_NB = 4
  LOCK_UN = 8
  attr_reader :path
  def self.superclass = IO
  def self.open(path, *given, **options)
    made = new(path, *given, **options)
    return made unless block_given?
    begin
      yield made
    ensure
      made.close
    end
  end
  def initialize(path, mode = "r", *more, **options)
    mode = options[:mode] || mode
    mode = "r" unless __kind(mode) == "string"
    mode = mode.delete("bt").split(":")[0]
    raise ArgumentError, "invalid access mode " + mode unless ["r", "r+", "w", "w+", "a", "a+", "wx"].include?(mode)
    known = KERNEL.path_of(path)
    raise Errno::EISDIR.new(path.to_s, "rb_sysopen") if mode != "r" && FOLDERS.include?(known)
    KERNEL.no_file(path) unless mode != "r" && mode != "r+" || FILES.key?(known) || FOLDERS.include?(known)
    unless FOLDERS.include?(File.dirname(known))
      KERNEL.no_file(path)
    end
    raise Errno::EEXIST.new(path.to_s, "rb_sysopen") if mode == "wx" && FILES.key?(known)
    FILES[known] = __str_copy("") unless FILES.key?(known)
    super(FILES[known], mode)
    @is_read_only = mode == "r"
    @no_read = true if mode == "w" || mode == "a" || mode == "wx"
    @path = path.to_s
  end
  def to_path = @path
  def flock(how) = 0
  def mtime = Time.at(START_TIME)
  def atime = mtime
  def ctime = mtime
  def inspect = "#<File:" + @path + (closed? ? " (closed)>" : ">")
  def to_s = inspect
  def self.exist?(path) = FILES.key?(KERNEL.path_of(path)) || FOLDERS.include?(KERNEL.path_of(path))
  def self.file?(path) = FILES.key?(KERNEL.path_of(path))
  def self.directory?(path) = FOLDERS.include?(KERNEL.path_of(path))
  def self.readable?(path) = exist?(path)
  def self.writable?(path) = exist?(path)
  def self.executable?(path) = false
  def self.symlink?(path) = false
  def self.ftype(path)
    KERNEL.no_file(path, "rb_file_s_ftype") unless exist?(path)
    directory?(path) ? "directory" : "file"
  end
  def self.size(path) = KERNEL.contents_of(path).bytesize
  def self.size?(path) = file?(path) && size(path) > 0 ? size(path) : nil
  def self.zero?(path) = file?(path) && size(path) == 0
  def self.empty?(path) = zero?(path)
  def self.mtime(path) = Time.at(KERNEL.contents_of(path) && START_TIME)
  def self.delete(*paths)
    paths.each do |path|
      KERNEL.no_file(path, "apply2files") unless file?(path)
      FILES.delete(KERNEL.path_of(path))
    end
    paths.size
  end
  def self.unlink(*paths) = delete(*paths)
  def self.rename(from, to)
    raise Errno::ENOENT.new("(" + from.to_s + ", " + to.to_s + ")", "rb_file_s_rename") unless file?(from)
    FILES[KERNEL.path_of(to)] = FILES.delete(KERNEL.path_of(from))
    0
  end
  def self.chmod(mode, *paths) = paths.size
  def self.stat(path) = KernelFileStat.new(path.to_s, File.directory?(path) ? 4096 : File.size(path))
  def self.lstat(path) = stat(path)
  def self.realpath(path) = KERNEL.path_of(path)
  def self.absolute_path(path, from = nil) = expand_path(path, from)
  def self.absolute_path?(path) = path.start_with?("/")
  def self.path(path) = KERNEL.text_of(path)
  FNM_SYSCASE = 0
  FNM_NOESCAPE = 1
  FNM_PATHNAME = 2
  FNM_DOTMATCH = 4
  FNM_CASEFOLD = 8
  FNM_EXTGLOB = 16
  def self.fnmatch(pattern, path, flags = 0) = KERNEL.name_pattern(KERNEL.text_of(pattern), flags).match?(KERNEL.text_of(path))
  def self.fnmatch?(pattern, path, flags = 0) = fnmatch(pattern, path, flags)
  def self.read(path, count = nil, offset = 0, **options)
    text = __str_copy(KERNEL.contents_of(path))
    count ? text[offset, count] : (offset && offset > 0 ? text[offset, text.size] : text)
  end
  def self.binread(path, *given) = read(path, *given).b
  def self.readlines(path, *given, chomp: false, **options) = StringIO.new(read(path)).readlines(*given, chomp: chomp)
  def self.foreach(path, *given, chomp: false, &block)
    lines = readlines(path, *given, chomp: chomp)
    return lines.each unless block
    lines.each(&block)
    nil
  end
  def self.write(path, text, mode: "w", **options)
    open(path, mode) { |file| file.write(text) }
  end
  def self.binwrite(path, text) = write(path, text)
  def self.join(*parts) = parts.flat_map { |part| __kind(part) == "array" ? part.flatten : [part] }.map { |part| KERNEL.text_of(part) }.join("/").gsub(/\/+/, "/")
  def self.basename(path, ending = nil)
    name = KERNEL.text_of(path).split("/").last || path
    return name.delete_suffix(File.extname(name)) if ending == ".*"
    ending ? name.delete_suffix(ending) : name
  end
  def self.extname(path)
    name = KERNEL.text_of(path).split("/").last || ""
    place = name.rindex(".")
    place && place > 0 && place < name.size - 1 ? name[place, name.size] : ""
  end
  def self.dirname(path, level = 1)
    raise ArgumentError, "negative level: " + level.to_s if level < 0
    return path.dup if level == 0
    path = dirname(path, level - 1) if level > 1
    place = path.rindex("/")
    place ? (place == 0 ? "/" : path[0, place]) : "."
  end
  def self.expand_path(path, from = nil)
    path = path.sub("~", "/root") if path.start_with?("~")
    whole = path.start_with?("/") ? path : (from ? expand_path(from) : Dir.pwd) + "/" + path
    parts = []
    whole.split("/").each do |part|
      next if part == "" || part == "."
      part == ".." ? parts.pop : parts.push(part)
    end
    "/" + parts.join("/")
  end
  def self.split(path) = [dirname(path), basename(path)]
end
# What is told of a file.
class KernelFileStat
  attr_reader :size
  def initialize(path, size)
    @path = path
    @size = size
  end
  def file? = File.file?(@path)
  def directory? = File.directory?(@path)
  def zero? = @size == 0
  def size? = @size == 0 ? nil : @size
  def mtime = Time.at(START_TIME)
  def ctime = mtime
  def atime = mtime
  def mode = directory? ? 0o40755 : 0o100644
  def readable? = true
  def writable? = true
  def executable? = directory?
  def symlink? = false
end
class IO
  def self.read(path, *given) = File.read(path, *given)
  def self.readlines(path, *given, **options) = File.readlines(path, *given, **options)
  def self.foreach(path, *given, **options, &block) = File.foreach(path, *given, **options, &block)
  def self.write(path, text, **options) = File.write(path, text, **options)
end
# A pattern of names: without flags a star takes slashes, and nothing but a dot takes the dot that a name begins with.
def KERNEL.name_pattern(pattern, flags)
  if flags & 16 > 0 && (found = pattern.match(/\{([^{}]*)\}/))
    all = found[1].split(",", -1).map { |one| KERNEL.name_pattern(found.pre_match + one + found.post_match, flags) }
    return Regexp.union(*all)
  end
  is_path = flags & 2 > 0
  shown = flags & 4 > 0 ? "" : "(?!\\.)"
  any = is_path ? "[^/]" : "(?:.|\\n)"
  out = ["\\A"]
  at = 0
  while at < pattern.size
    char = pattern[at]
    begins = at == 0 || is_path && pattern[at - 1] == "/"
    at += 1
    case char
    when "*"
      if is_path && begins && pattern[at, 2] == "*/"
        out.push("(?:" + shown + "[^/]+/)*")
        at += 2
      else
        at += 1 while pattern[at] == "*"
        out.push((begins ? shown : "") + any + "*")
      end
    when "?" then out.push((begins ? shown : "") + any)
    when "["
      stop = pattern.index("]", at + 1)
      inside = stop ? pattern[at, stop - at] : ""
      out.push(stop ? "[" + inside.sub(/\A!/, "^").gsub("\\") { "\\\\" } + "]" : "\\[")
      at = stop + 1 if stop
    when "\\"
      if flags & 1 == 0 && at < pattern.size
        out.push(Regexp.escape(pattern[at]))
        at += 1
      else
        out.push("\\\\")
      end
    else out.push(Regexp.escape(char))
    end
  end
  Regexp.new(out.join + "\\z", flags & 8 > 0 ? Regexp::IGNORECASE : 0)
end
def KERNEL.glob_pattern(pattern)
  source = Regexp.escape(pattern).gsub("\\*\\*/", "(?:.*/)?").gsub("\\*", "[^/]*").gsub("\\?", "[^/]")
  source = source.gsub(/\\\{([^}]*)\\\}/) { "(?:" + $1.gsub(",", "|") + ")" }.gsub(/\\\[(.*?)\\\]/) { "[" + $1.gsub("\\-", "-") + "]" }
  Regexp.new("\\A" + source + "\\z")
end
class Dir
  def self.pwd = @pwd || "/home/user"
  def self.getwd = pwd
  def self.home = "/root"
  def self.tmpdir = "/tmp"
  def self.exist?(path) = FOLDERS.include?(KERNEL.path_of(path))
  def self.mkdir(path, *mode)
    known = KERNEL.path_of(path)
    raise Errno::EEXIST.new(path.to_s, "dir_s_mkdir") if File.exist?(known)
    raise Errno::ENOENT.new(path.to_s, "dir_s_mkdir") unless FOLDERS.include?(File.dirname(known))
    FOLDERS.push(known)
    0
  end
  def self.children(path = ".")
    known = KERNEL.path_of(path)
    raise Errno::ENOENT.new(path.to_s, "dir_initialize") unless FOLDERS.include?(known)
    inside = (FILES.keys + FOLDERS).select { |one| one != known && File.dirname(one) == known }
    inside.map { |one| File.basename(one) }.reject { |one| one == "." }
  end
  def self.entries(path) = [".", ".."] + children(path)
  def self.each_child(path, &block) = children(path).each(&block)
  def self.empty?(path) = exist?(path) && children(path).empty?
  def self.rmdir(path)
    raise Errno::ENOENT.new(path.to_s, "dir_s_rmdir") unless exist?(path)
    raise Errno::ENOTEMPTY.new(path.to_s, "dir_s_rmdir") unless children(path).empty?
    FOLDERS.delete(KERNEL.path_of(path))
    0
  end
  def self.delete(path) = rmdir(path)
  def self.unlink(path) = rmdir(path)
  def self.glob(pattern, *more, base: nil, **options, &block)
    return glob(pattern, *more, base: base).each(&block) if block
    return pattern.flat_map { |one| glob(one, *more, base: base) } if __kind(pattern) == "array"
    if base
      front = base.to_s.delete_suffix("/") + "/"
      return glob(front + pattern).map { |path| path.delete_prefix(front) }
    end
    is_whole = pattern.start_with?("/")
    all = FILES.keys + FOLDERS.select { |one| one != "/" && one != "." }
    all = all.map { |one| one.delete_prefix(pwd + "/") } unless is_whole
    all.grep(KERNEL.glob_pattern(pattern)).sort
  end
  def self.[](*patterns) = patterns.flat_map { |pattern| glob(pattern) }
  def self.mktmpdir(prefix = "d")
    path = "/tmp/" + prefix.to_s + "20231114-4242-" + FOLDERS.size.to_s
    mkdir(path)
    return path unless block_given?
    begin
      yield path
    ensure
      FileUtils.rm_rf(path)
    end
  end
  # Relative paths begin where the run stands.
  def self.chdir(path = "/home/user")
    known = KERNEL.path_of(path)
    raise Errno::ENOENT.new(path.to_s, "dir_chdir0") unless FOLDERS.include?(known)
    before = pwd
    @pwd = known
    return 0 unless block_given?
    begin
      yield(path)
    ensure
      @pwd = before
    end
  end
end
FOLDERS.push("/home", "/home/user")
module FileUtils
  def self.mkdir_p(*paths, **options)
    paths.flatten.each do |path|
      known = KERNEL.path_of(path)
      parts = known.split("/").drop(1)
      parts.size.times { |at| Dir.mkdir("/" + parts.first(at + 1).join("/")) unless Dir.exist?("/" + parts.first(at + 1).join("/")) }
    end
  end
  def self.mkdir(path) = Dir.mkdir(path)
  def self.touch(*paths) = paths.flatten.each { |path| File.write(path, "", mode: "a") }
  def self.rm(paths, **options) = [*paths].each { |path| File.delete(path) }
  def self.rm_f(paths) = [*paths].each { |path| File.delete(path) if File.file?(path) }
  def self.rm_rf(paths, **options)
    [*paths].each do |path|
      known = KERNEL.path_of(path)
      FILES.delete_if { |name, _| name == known || name.start_with?(known + "/") }
      FOLDERS.delete_if { |name| name == known || name.start_with?(known + "/") }
    end
  end
  def self.rm_r(paths, **options) = rm_rf(paths)
  def self.cp(from, to) = File.write(Dir.exist?(to) ? File.join(to, File.basename(from)) : to, File.read(from))
  def self.mv(from, to) = File.rename(from, Dir.exist?(to) ? File.join(to, File.basename(from)) : to)
end
class Tempfile < File
  def self.create(name = "", **options, &block) = block ? open(name, &block) : new(name)
  def self.open(name = "", *given)
    made = new(name)
    return made unless block_given?
    begin
      yield made
    ensure
      made.close
    end
  end
  def initialize(name = "", *given, **options)
    name = [*name]
    super("/tmp/" + name[0].to_s + "20231114-4242-" + FILES.size.to_s + name[1].to_s, "w+")
  end
  def unlink
    File.delete(@path) if File.file?(@path)
    @path = nil
  end
  def delete = unlink
  def close(unlinks = false)
    super()
    unlink if unlinks
  end
  def close! = close(true)
  def open = self
end
class Object
  def open(path, *given, **options, &block) = File.open(path, *given, **options, &block)
end
