# `pstore`: tables that are kept in a file, and changed all at once or not at all. What is kept lives as long as the run.

class PStore
  class Error < StandardError
  end
  KEPT = {}
  attr_accessor :ultra_safe
  def initialize(path, thread_safe = false)
    folder = File.dirname(path.to_s)
    raise PStore::Error, "directory " + folder + " does not exist" unless File.directory?(folder)
    raise PStore::Error, "file " + path.to_s + " not readable" if File.directory?(path.to_s)
    @path = path.to_s
    @table = nil
    @is_aborted = false
  end
  def path = @path
  def in_transaction
    raise PStore::Error, "not in transaction" unless @table
  end
  def in_transaction_wr
    in_transaction
    raise PStore::Error, "in read-only transaction" if @is_read_only
  end
  private :in_transaction, :in_transaction_wr
  def [](name)
    in_transaction
    @table[name]
  end
  def fetch(name, default = PStore::Error)
    in_transaction
    unless @table.key?(name)
      raise PStore::Error, "undefined root name `" + name.to_s + "'" if default == PStore::Error
      return default
    end
    @table[name]
  end
  def []=(name, value)
    in_transaction_wr
    @table[name] = value
  end
  def delete(name)
    in_transaction_wr
    @table.delete(name)
  end
  def roots
    in_transaction
    @table.keys
  end
  def root?(name)
    in_transaction
    @table.key?(name)
  end
  def commit
    in_transaction
    throw(:pstore_abort_transaction)
  end
  def abort
    in_transaction
    @is_aborted = true
    throw(:pstore_abort_transaction)
  end
  def transaction(is_read_only = false)
    raise PStore::Error, "nested transaction" if @table
    value = nil
    known = File.expand_path(@path)
    kept = File.exist?(@path) ? PStore::KEPT[known] : nil
    @is_aborted = false
    @is_read_only = is_read_only
    @table = kept ? Marshal.load(kept) : {}
    begin
      catch(:pstore_abort_transaction) { value = yield(self) }
    rescue Exception
      @is_aborted = true
      raise
    ensure
      unless is_read_only || @is_aborted
        PStore::KEPT[known] = Marshal.dump(@table)
        File.write(@path, "\x04\b{")
      end
      @table = nil
    end
    value
  end
end
