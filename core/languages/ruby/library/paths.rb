# `pathname` and `find`: paths, their parts, and what is below them.

class Object
  def Pathname(path) = Pathname.new(path)
end
class Pathname
  include Comparable
  def initialize(path)
    @path = path.to_s
  end
  def self.pwd = new(Dir.pwd)
  def self.getwd = pwd
  def self.glob(pattern, &block) = Dir.glob(pattern).map { |path| new(path) }
  def to_s = @path
  def to_str = @path
  def to_path = @path
  def inspect = "#<Pathname:" + @path + ">"
  def ==(other) = KERNEL.is_a(other, Pathname) && @path == other.to_s
  def eql?(other) = self == other
  def hash = @path.hash
  def <=>(other) = KERNEL.is_a(other, Pathname) ? @path <=> other.to_s : nil
  def basename(*given) = Pathname.new(File.basename(@path, *given))
  def dirname = Pathname.new(File.dirname(@path))
  def extname = File.extname(@path)
  def parent = self + ".."
  def absolute? = __str_startswith(@path, "/")
  def relative? = !absolute?
  def root? = @path == "/"
  def each_filename(&block) = @path.split("/").reject { |part| part == "" }.each(&block)
  def +(other)
    other = other.to_s
    return Pathname.new(other) if __str_startswith(other, "/")
    parts = @path == "." ? [] : @path.split("/", -1)
    other.split("/").each do |part|
      next if part == "."
      part == ".." && parts.size > 0 && parts.last != ".." && parts != [""] ? parts.pop : parts.push(part)
    end
    return Pathname.new("/") if parts == [""]
    Pathname.new(parts.empty? ? "." : parts.join("/"))
  end
  def /(other) = self + other
  def join(*others) = others.reduce(self) { |whole, part| whole + part }
  def sub(*given, &block) = Pathname.new(@path.sub(*given, &block))
  # From the outermost down to here, and from here up.
  def descend(&block)
    all = ascend.to_a.reverse
    return all.each unless block
    all.each(&block)
    nil
  end
  def ascend(&block)
    all = [self]
    at = self
    while !at.root? && at.to_s.include?("/") && at.to_s != at.dirname.to_s
      at = at.dirname
      all.push(at)
    end
    return all.each unless block
    all.each(&block)
    nil
  end
  def split = [dirname, basename]
  def freeze = self
  def sub_ext(ending) = Pathname.new(@path.delete_suffix(extname) + ending)
  def cleanpath
    parts = []
    @path.split("/").each do |part|
      next if part == "." || part == ""
      part == ".." && parts.size > 0 && parts.last != ".." ? parts.pop : parts.push(part)
    end
    parts.shift while absolute? && parts.first == ".."
    Pathname.new(absolute? ? "/" + parts.join("/") : (parts.empty? ? "." : parts.join("/")))
  end
  def expand_path(*given) = Pathname.new(File.expand_path(@path, *given))
  def relative_path_from(base)
    own = cleanpath.each_filename.to_a
    other = Pathname.new(base).cleanpath.each_filename.to_a.reject { |part| part == "." }
    own = own.reject { |part| part == "." }
    while own.size > 0 && own.first == other.first
      own.shift
      other.shift
    end
    parts = [".."] * other.size + own
    Pathname.new(parts.empty? ? "." : parts.join("/"))
  end
  def exist? = File.exist?(@path)
  def file? = File.file?(@path)
  def directory? = File.directory?(@path)
  def size = File.size(@path)
  def read(*given) = File.read(@path, *given)
  def write(text) = File.write(@path, text)
  def readlines(**options) = File.readlines(@path, **options)
  def each_line(&block) = File.foreach(@path, &block)
  def open(*given, &block) = File.open(@path, *given, &block)
  def delete = directory? ? Dir.rmdir(@path) : File.delete(@path)
  def unlink = delete
  def mkpath = FileUtils.mkdir_p(@path)
  def mkdir = Dir.mkdir(@path)
  def rmtree = FileUtils.rm_rf(@path)
  def rmdir = Dir.rmdir(@path)
  def rename(to) = File.rename(@path, to.to_s)
  def binread(*given) = File.binread(@path, *given)
  def zero? = File.zero?(@path)
  def empty? = directory? ? Dir.empty?(@path) : File.zero?(@path)
  def readable? = File.readable?(@path)
  def writable? = File.writable?(@path)
  def executable? = directory?
  def symlink? = false
  def stat = File.stat(@path)
  def mtime = File.mtime(@path)
  def ftype = File.ftype(@path)
  def realpath = exist? ? expand_path : File.read(@path)
  def fnmatch(pattern, *given) = File.fnmatch(pattern, @path, *given)
  def fnmatch?(pattern, *given) = File.fnmatch(pattern, @path, *given)
  def children(with_folder = true)
    names = Dir.children(@path).sort
    with_folder && @path != "." ? names.map { |name| self + name } : names.map { |name| Pathname.new(name) }
  end
  def each_child(with_folder = true, &block) = children(with_folder).each(&block)
  def each_entry(&block) = entries.each(&block)
  def find(&block)
    found = Find.find(@path).map { |path| Pathname.new(path) }
    block ? found.each(&block) && nil : found.each
  end
  def entries = Dir.entries(@path).map { |name| Pathname.new(name) }
  def glob(pattern) = Dir.glob(pattern, base: @path).map { |path| self + path }
end
# A walk through folders, each before what is in it.
module Find
  def self.find(*paths, ignore_error: true, &block)
    return KERNEL.enumerator(self, :find, paths) unless block
    paths.flatten.each do |path|
      path = path.to_s
      raise Errno::ENOENT.new(path, nil) unless File.exist?(path)
      Find.walk(path, &block)
    end
    nil
  end
  def self.walk(path, &block)
    catch(:prune) do
      block.call(__str_copy(path))
      next unless File.directory?(path)
      Dir.children(path).sort.each { |name| Find.walk(File.join(path, name), &block) }
    end
  end
  def self.prune = throw(:prune)
end
